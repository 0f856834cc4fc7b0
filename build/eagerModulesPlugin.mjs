import ts from 'typescript';
import webpack from 'webpack';

/**
 * Puts parentheses around the module functions of a script, which minifiers remove. All modules run at once, and V8 compiles a
 * function in parentheses eagerly. Without them it parses each function twice: before and during its call.
 */
export class EagerModulesPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('EagerModulesPlugin', (compilation) => {
      // This stage is after the minifier and before the source maps.
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

/** The module functions of an entry: webpack writes them as the longest list of functions in the file. */
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
  if (longest.length === 0) throw new Error('The bundle has no list of module functions.');
  return longest.map((node) => ({ start: node.getStart(tree), end: node.end }));
}
