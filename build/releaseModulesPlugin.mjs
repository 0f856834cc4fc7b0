import webpack from 'webpack';

const NAME = 'ReleaseModulesPlugin';
const CALL = '__webpack_modules__[moduleId](';
const RELEASING_CALL =
  'const evaluate = __webpack_modules__[moduleId]; __webpack_modules__[moduleId] = 0; evaluate(';

/**
 * Removes a module's function from webpack's table before the function is called once. The browser can then free the function's bytecode and
 * the inner functions that are no longer reachable.
 */
export class ReleaseModulesPlugin {
  apply(compiler) {
    const { JavascriptModulesPlugin } = webpack.javascript;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { renderRequire } = JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderRequire.tap(NAME, (code) => {
        if (!code.includes(CALL)) throw new Error(`webpack's runtime does not have ${CALL}.`);
        return code.replace(CALL, RELEASING_CALL);
      });
    });
  }
}
