import webpack from 'webpack';

const NAME = 'ReleaseModulesPlugin';

/** Replacements in webpack's runtime, by the name of its part. */
const REPLACEMENTS = {
  require: [
    // A module is evaluated once. Its function leaves the table before the call.
    [
      '__webpack_modules__[moduleId](',
      'const evaluate = __webpack_modules__[moduleId]; __webpack_modules__[moduleId] = 0; evaluate(',
    ],
  ],
  'jsonp chunk loading': [
    // The page's array of chunks holds the functions too. The entry fetches all chunks itself, so none is in the array before.
    [/(chunkLoadingGlobal = .*)\[\];/, '$1Object.assign([], { push() {} });'],
    ['chunkLoadingGlobal.forEach(webpackJsonpCallback.bind(null, 0));', ''],
    // With a loop over its integer keys V8 makes a string of each, and grows its cache of such strings to 64 kB.
    [/for\(moduleId in moreModules\) \{[^}]*\}\s*\}/, 'Object.assign(__webpack_require__.m, moreModules);'],
  ],
};

/**
 * Lets the browser drop the functions of evaluated modules: their bytecode, and the functions inside that nobody can call any
 * more. Webpack's runtime keeps them for as long as the page lives.
 */
export class ReleaseModulesPlugin {
  apply(compiler) {
    const { JavascriptModulesPlugin } = webpack.javascript;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { renderRequire } = JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderRequire.tap(NAME, (code) => replaceAll(code, REPLACEMENTS.require));
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const replacements = REPLACEMENTS[module.name];
        if (!replacements) return;
        const generate = module.generate.bind(module);
        module.generate = () => replaceAll(generate(), replacements);
      });
    });
  }
}

const replaceAll = (code, replacements) =>
  replacements.reduce((text, [old, replacement]) => {
    const replaced = text.replace(old, replacement);
    if (replaced === text) throw new Error(`webpack's runtime does not have ${String(old)}.`);
    return replaced;
  }, code);
