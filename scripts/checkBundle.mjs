// Promises about the built files that a size cannot tell: no React without a screen, nothing that a strict CSP refuses, and an
// import on a server that is safe.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lazyChunks, readDist, root, withStaticImports } from './build/distFiles.mjs';

const REACT =
  /node_modules\/(react|react-dom|react-redux|scheduler|use-sync-external-store|@emotion\/[^/]+)\//;
const REACT_IMPORT = /from\s*["'](react|react-dom)(\/[^"']*)?["']/;
/** What makes nodes or code out of text, as it is written in a minified file. */
const SINKS = {
  'innerHTML or outerHTML': /\.(inner|outer)HTML\s*\+?=(?!=)/g,
  insertAdjacentHTML: /\.insertAdjacentHTML\b/g,
  'document.write': /\bdocument\.write(ln)?\b/g,
  srcdoc: /\.srcdoc\s*=(?!=)/g,
  'a fragment from text': /\.(createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString)\b/g,
  'a timer with text': /\bset(Timeout|Interval)\(["'`]/g,
};
/**
 * React's own: how it makes a `script` element, and `dangerouslySetInnerHTML` where an element is made and where it changes.
 * Nothing here renders the one or sets the other (ESLint), so no text of anybody's comes there.
 */
const EXCEPTIONS = { 'dist/pricerx-auth.app.js': { 'innerHTML or outerHTML': 3 } };
/** A chunk's name without the hash of its build. */
const unhashed = (file) => file.replace(/\.[0-9a-f]{8}\.js$/, '.js');
const EVAL = /\bnew Function\b|\bFunction\(["'`]|\beval\(/;

const problems = [];

for (const file of withStaticImports('dist/esm/headless.js')) {
  if (REACT_IMPORT.test(readDist(file)))
    problems.push(`${file} imports React, and pricerx-auth/headless loads it.`);
  if (!existsSync(path.join(root, `${file}.map`))) continue;
  const inside = JSON.parse(readDist(`${file}.map`)).sources.find((source) => REACT.test(source));
  if (inside) problems.push(`${file} contains ${inside}, and pricerx-auth/headless loads it.`);
}

const shipped = [
  'dist/pricerx-auth.js',
  ...withStaticImports('dist/esm/index.js'),
  ...lazyChunks().map(({ file }) => file),
];
/** Wallets are asked without it. It would weigh more than all the rest. */
const WEB3 = /node_modules\/@solana\/web3\.js\//;
for (const file of shipped) {
  const map = `${file}.map`;
  if (
    existsSync(path.join(root, map)) &&
    JSON.parse(readDist(map)).sources.some((source) => WEB3.test(source))
  )
    problems.push(`${file} contains @solana/web3.js.`);
  if (EVAL.test(readDist(file)))
    problems.push(`${file} makes code from text, which a page without unsafe-eval refuses.`);
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

/** A server has no DOM: importing must work there, and making a client must say where to make it. */
async function checkOnServer(door) {
  const { createClient, Products } = await import(pathToFileURL(path.join(root, door)).href);
  if (Products.otp !== 'otp') problems.push(`${door} has no name lists on a server.`);
  try {
    createClient('public-token-test-server');
    problems.push(`${door} makes a client on a server.`);
  } catch ({ name, message }) {
    if (name !== 'StytchSDKUsageError' || !message.includes('needs a browser'))
      problems.push(`${door} on a server: ${name}: ${message}`);
  }
}
for (const door of ['dist/esm/headless.js', 'dist/esm/index.js']) {
  await checkOnServer(door).catch((error) =>
    problems.push(`${door} cannot be imported on a server: ${error.stack}`),
  );
}

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(
    `${shipped.length} files: headless without React, nothing evaluates text, no HTML sinks but React’s three, imports on a server are safe.`,
  );
process.exitCode = problems.length > 0 ? 1 : 0;
