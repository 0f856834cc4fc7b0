// Writes etc/*.api.md: the public API of each entry point without comments, so that reviews show each change of it.
// With `--check` it fails when these files differ from the types in dist/.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = path.resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const entryPoints = [
  { types: 'dist/index.d.ts', report: 'pricerx-auth.api.md' },
  { types: 'dist/headless.d.ts', report: 'pricerx-auth-headless.api.md' },
  // Hosts import the types of arguments and answers from `pricerx-auth`.
  { types: 'dist/dev.d.ts', report: 'pricerx-auth-dev.api.md', exportsAllTypes: false },
  { types: 'dist/react.d.ts', report: 'pricerx-auth-react.api.md', exportsAllTypes: false },
  { types: 'dist/themes.d.ts', report: 'pricerx-auth-themes.api.md' },
];

const silent = { default: { logLevel: 'none' } };

function configOf({ types, report, exportsAllTypes = true }) {
  const file = path.join(root, types);
  if (!existsSync(file)) throw new Error(`${types} is missing: run \`npm run build:types\` first.`);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: path.join(root, 'etc'),
        reportTempFolder: path.join(root, 'node_modules/.cache/api-report'),
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
        // The doc comments are JSDoc for the generator of docs/client.md, not TSDoc.
        tsdocMessageReporting: silent,
        extractorMessageReporting: {
          ...silent,
          'ae-forgotten-export': { logLevel: exportsAllTypes ? 'error' : 'none' },
        },
      },
    },
  });
}

for (const entryPoint of entryPoints) {
  const { apiReportChanged, succeeded } = Extractor.invoke(configOf(entryPoint), {
    localBuild: !check,
    messageCallback: (message) => {
      // The messages below replace API Extractor's messages about the report.
      if (message.category === 'console') message.handled = true;
    },
  });
  const name = `etc/${entryPoint.report}`;
  if (check && apiReportChanged) {
    console.error(`${name} is out of date: run \`npm run docs:client\` and commit it.`);
    process.exitCode = 1;
  } else if (!succeeded) {
    process.exitCode = 1;
  } else {
    console.log(check ? `${name} is up to date.` : `${name} written.`);
  }
}
