// Checks the built files: only pricerx-auth/react imports React, headless has none, nothing breaks under a strict CSP, and imports on a server work.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lazyChunks, readDist, root, withStaticImports } from './build/distFiles.mjs';

const REACT =
  /node_modules\/(react|react-dom|react-redux|scheduler|use-sync-external-store|@emotion\/[^/]+)\//;
const REACT_IMPORT = /(from|import)\s*\(?["'](react|react-dom)(\/[^"']*)?["']/;
/** Patterns of HTML sinks in minified code. */
const SINKS = {
  'innerHTML or outerHTML': /\.(inner|outer)HTML\s*\+?=(?!=)/g,
  insertAdjacentHTML: /\.insertAdjacentHTML\b/g,
  'document.write': /\bdocument\.write(ln)?\b/g,
  srcdoc: /\.srcdoc\s*=(?!=)/g,
  'a fragment from text': /\.(createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString)\b/g,
  'a timer with text': /\bset(Timeout|Interval)\(["'`]/g,
};
/**
 * React has three: the creation of `script` elements, and `dangerouslySetInnerHTML` on creation and on update. This project
 * uses neither (checked by ESLint).
 */
const REACTS_SINKS = { 'innerHTML or outerHTML': 3 };
const EXCEPTIONS = { 'dist/pricerx-auth.app.js': REACTS_SINKS, 'dist/esm/reactDom.js': REACTS_SINKS };
/** Removes the hash from a chunk's file name. */
const unhashed = (file) => file.replace(/\.[0-9a-f]{8}\.js$/, '.js');
const ASCII = /^[\0-\x7f]*$/;
const EVAL = /\bnew Function\b|\bFunction\(["'`]|\beval\(/;

const problems = [];

const ESM = lazyChunks().flatMap(({ file }) => (file.startsWith('dist/esm/') ? file : []));
for (const file of [...withStaticImports('dist/esm/index.js'), ...ESM])
  if (REACT_IMPORT.test(readDist(file)))
    problems.push(`${file} imports React, which only hosts of pricerx-auth/react need to install.`);

for (const file of withStaticImports('dist/esm/headless.js')) {
  if (!existsSync(path.join(root, `${file}.map`))) continue;
  const inside = JSON.parse(readDist(`${file}.map`)).sources.find((source) => REACT.test(source));
  if (inside) problems.push(`${file} contains ${inside}, and pricerx-auth/headless loads it.`);
}

/** Hosts that use none of the provider's names pay nothing for them. */
const COMPAT = /["']\.\/compat\w*\.js["']|window\.stytch\b/;
for (const file of ['dist/pricerx-auth.js', ...withStaticImports('dist/esm/react.js'), ...ESM])
  if (COMPAT.test(readDist(file))) problems.push(`${file} loads the provider’s names.`);
for (const file of withStaticImports('dist/esm/compat.js'))
  if (REACT_IMPORT.test(readDist(file)))
    problems.push(`${file} imports React, and pricerx-auth/compat loads it.`);

const shipped = [
  'dist/pricerx-auth.js',
  'dist/pricerx-auth.compat.js',
  ...withStaticImports('dist/esm/compatReact.js'),
  ...withStaticImports('dist/esm/react.js'),
  ...lazyChunks().map(({ file }) => file),
];
/** The bundle must not contain this package, which is larger than the rest of the bundle. */
const WEB3 = /node_modules\/@solana\/web3\.js\//;
for (const file of shipped) {
  const map = `${file}.map`;
  if (
    existsSync(path.join(root, map)) &&
    JSON.parse(readDist(map)).sources.some((source) => WEB3.test(source))
  )
    problems.push(`${file} contains @solana/web3.js.`);
  if (EVAL.test(readDist(file)))
    problems.push(`${file} evaluates text as code, which pages without unsafe-eval refuse.`);
  for (const [name, sink] of Object.entries(SINKS)) {
    const [found, allowed] = [
      readDist(file).match(sink)?.length ?? 0,
      EXCEPTIONS[unhashed(file)]?.[name] ?? 0,
    ];
    if (found !== allowed)
      problems.push(
        `${file} has ${found} HTML sinks (${name}) where there are ${allowed} known ones of React.`,
      );
  }
}

/** The sandbox's files are modules, which browsers and Node always read as UTF-8. */
const built = ['dist', 'dist/esm', 'demo/dist'].flatMap((folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder)).flatMap((name) =>
        name.endsWith('.js') ? `${folder}/${name}` : [],
      )
    : [],
);
for (const file of built)
  if (!ASCII.test(readDist(file)))
    problems.push(`${file} is not ASCII: a page that is not in UTF-8 would show other letters.`);

/** On a server, which has no DOM, imports must work, and `createClient` must throw an error that says so. */
async function checkOnServer(file) {
  const { createClient, Products } = await import(pathToFileURL(path.join(root, file)).href);
  if (Products.otp !== 'otp') problems.push(`${file} has no name lists on a server.`);
  try {
    createClient('public-token-test-server');
    problems.push(`${file} creates a client on a server.`);
  } catch ({ name, message }) {
    if (name !== 'StytchSDKUsageError' || !message.includes('needs a browser'))
      problems.push(`${file} on a server: ${name}: ${message}`);
  }
}
for (const file of ['dist/esm/headless.js', 'dist/esm/index.js']) {
  await checkOnServer(file).catch((error) =>
    problems.push(`${file} cannot be imported on a server: ${error.stack}`),
  );
}

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(
    `${shipped.length} files: no import of React but in pricerx-auth/react, headless without React, code is ASCII, nothing evaluates text, no HTML sinks but React’s three, imports on a server are safe.`,
  );
process.exitCode = problems.length > 0 ? 1 : 0;
