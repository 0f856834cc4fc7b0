import ts from 'typescript';
import webpack from 'webpack';

/**
 * Puts parentheses around the module functions of scripts, which minifiers remove. All modules run at once, and V8 compiles a function
 * in parentheses eagerly, with a chunk even while it arrives, off the main thread. Without them it parses each function twice: before
 * and during its call.
 */
export class EagerModulesPlugin {
  /** @param files matches the names of the scripts */
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('EagerModulesPlugin', (compilation) => {
      // This stage is after the minifier and before the source maps.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'EagerModulesPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => this.files.test(file))) {
          compilation.updateAsset(name, (source) => eager(new sources.ReplaceSource(source)));
        }
      });
    });
  }
}

function eager(source) {
  const code = source.source();
  const tree = ts.createSourceFile('script.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const { list, functions } = evaluated(tree);
  for (const node of functions) {
    source.insert(node.getStart(), '(');
    source.insert(node.end, ')');
  }
  const { expression } = tree.statements.find(({ pos, end }) => pos <= list.pos && end >= list.end);
  if (expression.expression.name?.text === 'push') pushAfterwards(source, code, expression, list);
  return source;
}

/**
 * Writes `chunks.push([ids, modules])` as `(list => chunks.push([ids, list]))(modules)`. V8 gives the functions in the arguments of
 * `chunks.push` long names such as "push.Array.concat.t.useRef", 48 kB of strings in all.
 */
function pushAfterwards(source, code, call, list) {
  const [start, from, to, end] = [call.getStart(), list.getStart(), list.end, call.end];
  source.replace(start, from - 1, `(list=>${code.slice(start, from)}list${code.slice(to, end)})(`);
  source.replace(to, end - 1, ')');
}

/**
 * The functions that run with their script: webpack writes the modules as the longest list of functions in the file, and CommonJS
 * modules within one of them as arguments of `__webpack_require__.cw`.
 */
function evaluated(tree) {
  let list;
  let modules = [];
  const wrapped = [];
  const look = (node) => {
    if (ts.isArrayLiteralExpression(node)) {
      const functions = node.elements.filter(ts.isArrowFunction);
      if (functions.length > modules.length) [list, modules] = [node, functions];
    }
    if (ts.isCallExpression(node) && node.expression.name?.text === 'cw') {
      wrapped.push(...node.arguments.filter(ts.isArrowFunction));
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  if (!list) throw new Error('The bundle has no list of module functions.');
  return { list, functions: [...modules, ...wrapped] };
}
