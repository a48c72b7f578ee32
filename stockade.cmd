@echo off
rem The launcher for Windows: the same program as ./stockade.
where py >nul 2>nul && (py -3 "%~dp0stockade" %*) || (python "%~dp0stockade" %*)
