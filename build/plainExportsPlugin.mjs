import webpack from 'webpack';

const NAME = 'PlainExportsPlugin';
// webpack's definition of a module's exports, and one export of it, such as `e: () => (/* binding */ causeOf)`.
const DEFINITION =
  /^(\/\* harmony export \*\/ )?__webpack_require__\.d\(__webpack_exports__, \{\n([^]*?)\n\1?\}\);\n/m;
const EXPORT = /^(?:\/\* harmony export \*\/ )?\s*(?:"?([\w$]+)"?): \(\) => \(\/\* [^*]+ \*\/ ?([^]+?)\),?$/;
const VARIABLE = /^[\w$]+$/;

/**
 * Exports values at the end of a module. Webpack defines a getter for each export, which V8 keeps as a function with its record, 0.2 kB
 * for each. Only cyclic imports need exports before the module has run, and there are none here. An export that is assigned again later
 * keeps its getter, and so does an export of another module's variable.
 */
export class PlainExportsPlugin {
  apply(compiler) {
    const { JavascriptModulesPlugin } = webpack.javascript;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(NAME, (source) => {
        const code = source.source();
        const definition = DEFINITION.exec(code);
        if (!definition) return source;
        const getters = definition[2].split('\n');
        const exported = getters.map((line) => EXPORT.exec(line));
        const isPlain = (index) =>
          VARIABLE.test(exported[index]?.[2] ?? '') && !isReassigned(exported[index][2], code);
        const kept = getters.filter((_, index) => !isPlain(index));
        const plain = exported.filter((_, index) => isPlain(index));
        if (plain.length === 0) return source;
        const changed = new webpack.sources.ReplaceSource(source);
        const rest =
          kept.length > 0 ? `__webpack_require__.d(__webpack_exports__, {\n${kept.join('\n')}\n});\n` : '';
        changed.replace(definition.index, definition.index + definition[0].length - 1, rest);
        changed.insert(
          code.length,
          `\n${plain.map(([, key, value]) => `__webpack_exports__.${key} = ${value};`).join('\n')}\n`,
        );
        return changed;
      });
    });
  }
}

/** Whether a variable is assigned elsewhere than in a declaration of its own, or occurs in a destructuring pattern. */
function isReassigned(name, code) {
  const variable = String.raw`(?<![\w$.])${name.replaceAll('$', '\\$')}`;
  const assigned = new RegExp(
    String.raw`(\b(?:const|let|var)\s+)?${variable}\s*(?:=(?![=>])|[-+*/%&|^?]{1,2}=(?!=)|\+\+|--)`,
    'g',
  );
  const inPattern = new RegExp(
    String.raw`[[{,:]\s*(?:\.{3})?${variable}\s*(?=[,=\]}])[^;\n]*?[\]}]\s*=(?![=>])`,
  );
  const isCounted = new RegExp(String.raw`(?:\+\+|--)\s*${variable}\b`).test(code);
  return (
    isCounted || inPattern.test(code) || [...code.matchAll(assigned)].some(([, declaration]) => !declaration)
  );
}
