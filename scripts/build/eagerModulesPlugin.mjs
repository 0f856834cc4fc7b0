import ts from 'typescript';
import webpack from 'webpack';

/**
 * Puts parentheses around the functions that hold the modules of a script. All of them run at once, and browsers compile a
 * function in parentheses with what is around it; without, V8 first reads each over, and once more when it is called.
 * Minifiers take them away.
 */
export class EagerModulesPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('EagerModulesPlugin', (compilation) => {
      // After the minifier, before the source map is written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'EagerModulesPlugin', stage }, () => {
        compilation.updateAsset(this.file, (source) => {
          const eager = new sources.ReplaceSource(source);
          for (const { start, end } of moduleFunctions(source.source())) {
            eager.insert(start, '(');
            eager.insert(end, ')');
          }
          return eager;
        });
      });
    });
  }
}

/** Webpack keeps the modules of an entry as a list of functions: the longest list that there is. */
function moduleFunctions(code) {
  const tree = ts.createSourceFile('entry.js', code, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  let longest = [];
  const look = (node) => {
    if (ts.isArrayLiteralExpression(node)) {
      const functions = node.elements.filter(ts.isArrowFunction);
      if (functions.length > longest.length) longest = functions;
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  if (longest.length === 0) throw new Error('The list of modules was not found in the bundle.');
  return longest.map((node) => ({ start: node.getStart(tree), end: node.end }));
}
