// Compiles the code blocks of documents. Each `ts`, `tsx` and `js` block is a module that uses the types of the sources; so is the script of
// an `html` block, whose markup must be without errors. In JavaScript only names, fields and the number of arguments are checked. A block that
// quotes a file of `examples` is left out, because a test runs that file; so are the signatures of generated pages, which TypeDoc writes.
import path from 'node:path';
import { parse } from 'parse5';
import ts from 'typescript';
import { MODULES, OPEN } from './docsOpenNames.mjs';

const BLOCK = /^( *)```(tsx?|js|html)\n([^]*?)^ *```$/gm;
const QUOTED = /\]\([^)]+\.(?:tsx?|m?js)\)[^\n]*:\n\n$/;
const GENERATED = /^docs\/(client|widget|server-reference)\.md$/;
const EXAMPLE = /\*\*Example\*\*\s+$/;
const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>\n([^]*?)<\/script>/g;
/** Arguments of a mount, without the object around them: `styles: { … }`. */
const FIELDS = /^\w+: \{[^]*\}\s*$/;
const asArguments = (code) => `({${code.trimEnd()}}) satisfies Partial<import('pricerx-auth').LoginArgs>;\n`;

const PATHS = {
  'pricerx-auth': ['./src/index.ts'],
  'pricerx-auth/*': ['./src/*.ts'],
  'pricerx-auth-sandbox': ['./sandbox/index.ts'],
  'pricerx-auth-sandbox/control': ['./sandbox/controlClient.ts'],
  'pricerx-auth-sandbox/*': ['./sandbox/*.ts'],
};
/** No name, export, field or module; too many or too few arguments. */
const CHECKED_IN_JS = new Set([2304, 2305, 2307, 2339, 2353, 2551, 2552, 2554, 2555, 2561, 2724, 18004]);
/** A `return` of the function around a fragment, and an argument whose type comes from a framework. */
const ALLOWED = new Set([1108, 18046]);

const lines = (text) => text.split('\n').length;

function blocksOf(page, text) {
  const firstSignature = GENERATED.test(page) ? text.search(/^## /m) : text.length;
  const blocks = [];
  for (const { 1: indent, 2: language, 3: indented, index } of text.matchAll(BLOCK)) {
    const above = text.slice(0, index);
    if (QUOTED.test(above) || (index > firstSignature && !EXAMPLE.test(above))) continue;
    const code = indented.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replaceAll(/ …$/gm, ' {}');
    blocks.push({
      page,
      language,
      line: lines(above) + 1,
      code: FIELDS.test(code) ? asArguments(code) : code,
    });
  }
  return blocks;
}

function scriptsIn({ page, line, code }, problems) {
  const onParseError = ({ code: name, startLine }) => {
    if (name !== 'missing-doctype') problems.push(`${page}:${line + startLine - 1}: ${name} in the HTML.`);
  };
  parse(code, { sourceCodeLocationInfo: true, onParseError });
  return [...code.matchAll(SCRIPT)].map(({ 0: element, 1: script, index }) => ({
    page,
    language: 'js',
    line: line + lines(code.slice(0, index + element.indexOf(script))) - 1,
    code: script,
  }));
}

function createProgram(root, sources) {
  const { compilerOptions } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const settings = { ...compilerOptions, paths: PATHS, noUnusedLocals: false, noUnusedParameters: false };
  const { options } = ts.convertCompilerOptionsFromJson(settings, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  const cache = ts.createModuleResolutionCache(root, (file) => file, options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const name = text.startsWith('.') ? path.parse(text).name.toLowerCase() : text;
      const own = path.join(root, `docs/${name}.d.ts`);
      if (sources.has(from) && sources.has(own))
        return { resolvedModule: { resolvedFileName: own, extension: '.d.ts' } };
      return ts.resolveModuleName(text, from, options, host, cache);
    });
  return ts.createProgram(
    [...sources.keys(), path.join(root, 'sandbox/hooks/vitestTypes.d.ts')],
    options,
    host,
  );
}

/** A package that is not installed here, and an id or token of the API, whose name has an underscore. */
const isOpen = (message) =>
  (/^Cannot find module '[^.]/.test(message) && !/'pricerx-auth/.test(message)) ||
  /(?:name|property) '[a-z]+(?:_[a-z]+)+'/.test(message);

/**
 * @param documents the texts of Markdown files, by their paths in the repository
 * @returns what is wrong with their code, and the number of the blocks
 */
export function compileDocuments(root, documents) {
  const problems = [];
  const blocks = Object.entries(documents).flatMap(([page, text]) => blocksOf(page, text));
  const modules = blocks.flatMap((block) =>
    block.language === 'html' ? scriptsIn(block, problems) : [block],
  );
  const fileOf = ({ page, line, language }) =>
    path.join(root, `${page}.${line}.${language === 'tsx' ? 'tsx' : 'ts'}`);
  const sources = new Map([
    [path.join(root, 'docs/openNames.d.ts'), OPEN],
    ...Object.entries(MODULES).map(([name, source]) => [path.join(root, `docs/${name}.d.ts`), source]),
    ...modules.map((block) => [fileOf(block), `${block.code}export {};\n`]),
  ]);
  const program = createProgram(root, sources);
  for (const block of modules) {
    const file = program.getSourceFile(fileOf(block));
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    for (const { code, start, messageText } of found) {
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      if (ALLOWED.has(code) || isOpen(message)) continue;
      if (block.language === 'js' && code > 2000 && !CHECKED_IN_JS.has(code)) continue;
      const { line } = file.getLineAndCharacterOfPosition(start);
      problems.push(`${block.page}:${block.line + line}: ${message}`);
    }
  }
  return { problems, blocks: blocks.length };
}
