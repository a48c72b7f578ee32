"""Run by the browser's own Python when a site is made: modules become what they would become there at every start, without the words that
only people read. What the rooms did not ask for while they opened stays as it is, and is translated there if anybody ever does."""

import ast
import marshal
import sys
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from typing import Any

HERE = Path("/lib/python3.14")
UNCHECKED = (1).to_bytes(4, "little")  # there is no source to compare it with


class Bare(ast.NodeTransformer):
    """Without docstrings."""

    def strip(self, node: Any) -> Any:
        """The thing without its own, and without those inside it."""
        self.generic_visit(node)
        first, *rest = node.body
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            node.body = rest or [ast.copy_location(ast.Pass(), first)]
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = strip


def translate(path: Path) -> None:
    """The module in place of its source."""
    source = path.read_bytes()
    tree = Bare().visit(ast.parse(source))
    code = compile(tree, str(path), "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code))
    path.unlink()


loaded = {Path(file) for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
wanted = {path for path in loaded if path.suffix == ".py" and path.is_relative_to(HERE)} | set(HERE.glob("site-packages/**/*.py"))
for path in wanted:
    translate(path)
