// Writes etc/pricerx-auth.api.md, the public API without comments, so that reviews show each change of it: first the main
// entry point, then of each other entry point what differs from it, and the names that are the same. With `--check` it fails when
// the file differs from the types in dist/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/api-report');
const ENTRY_POINTS = ['index', 'headless', 'react', 'server', 'themes', 'dev', 'compat', 'compatReact'];
const silent = { default: { logLevel: 'none' } };

/** The declarations of an entry point, as API Extractor writes them. Fails on a type that the main entry point uses and does not export. */
function declarationsOf(entry) {
  const file = path.join(root, `dist/${entry}.d.ts`);
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build:types`);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: entry,
        reportFolder: cache,
        reportTempFolder: `${cache}/temp`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [file],
        },
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        // The doc comments are JSDoc, not TSDoc.
        tsdocMessageReporting: silent,
        extractorMessageReporting: {
          ...silent,
          'ae-forgotten-export': { logLevel: entry === 'index' ? 'error' : 'none' },
        },
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.category === 'console') message.handled = true;
    },
  });
  if (!succeeded) process.exitCode = 1;
  const report = readFileSync(path.join(cache, `${entry}.api.md`), 'utf8');
  const [, code = ''] = /```ts\n([^]*)\n```/.exec(report) ?? [];
  return code
    .replace(/^ *\/\/ (\(undocumented\)|@public.*|\(No @packageDocumentation.*)\n?/gm, '')
    .split(/\n{2,}/)
    .map((declaration) => declaration.trim())
    .filter(Boolean);
}

const nameOf = (declaration) =>
  /(\w+)\s*(?:[:<=({ ]|$)/.exec(
    declaration.replace(
      /^(export |declare |abstract |function |interface |type |const |class |enum |let )+/,
      '',
    ),
  )?.[1];

mkdirSync(cache, { recursive: true });
const main = declarationsOf('index');
const sections = ENTRY_POINTS.map((entry) => {
  const declarations = entry === 'index' ? main : declarationsOf(entry);
  const same = entry === 'index' ? [] : declarations.filter((one) => main.includes(one)).map(nameOf);
  const own = declarations.filter((one) => entry === 'index' || !main.includes(one));
  return [
    `## ${entry}\n`,
    ...(same.length > 0 ? [`As in index: ${same.join(', ')}.\n`] : []),
    ...(own.length > 0 ? [`\`\`\`ts\n${own.join('\n\n')}\n\`\`\`\n`] : []),
  ];
});
const text = ['# The API of pricerx-auth\n', 'Written by `npm run docs:client`.\n', ...sections.flat()].join(
  '\n',
);
const target = path.join(root, 'etc/pricerx-auth.api.md');
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('etc/pricerx-auth.api.md is out of date: run `npm run docs:client` and commit it.');
  process.exitCode = 1;
}
