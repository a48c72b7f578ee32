@echo off
rem The launcher for Windows: the same program as ./stockade.
where py >nul 2>nul
if errorlevel 1 goto python
py -3 "%~dp0stockade" %*
exit /b %errorlevel%
:python
python "%~dp0stockade" %*
exit /b %errorlevel%
