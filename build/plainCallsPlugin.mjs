import webpack from 'webpack';

const NAME = 'PlainCallsPlugin';
// webpack's call of an imported function, such as `(0,errors/* causeOf */.e)(`.
const CALL = /\(0,([\w$]+(?:\/\*[^*]*\*\/ ?)?\.[\w$]+)\)(?=\()/g;

/**
 * Calls imported functions as `module.name()`. Webpack writes `(0,module.name)()`, which leaves `this` undefined; no function that is
 * bundled here reads the `this` of such a call.
 */
export class PlainCallsPlugin {
  apply(compiler) {
    const { JavascriptModulesPlugin } = webpack.javascript;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(NAME, (source) => {
        const plain = new webpack.sources.ReplaceSource(source);
        for (const { 0: call, 1: name, index } of source.source().matchAll(CALL)) {
          plain.replace(index, index + call.length - 1, name);
        }
        return plain;
      });
    });
  }
}
