import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../sandbox/testing/freePort';
import { launchOptions } from '../browser/browser';
import { readmeExample } from '../kit';
import { install, newFolder, packInto, root, runIn } from './outside';

const FURTHER = ['vitest@3.2.4', 'jsdom@26.1.0'];
/** Installed in the versions of this repository. */
const OWN = [
  'react',
  'react-dom',
  'msw',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  '@playwright/test',
];

export type Runner = 'jest' | 'vitest' | 'playwright';

/** How a test of the project ended. */
export interface Outcome {
  title: string;
  status: string;
  ms: number;
  message: string;
}

interface JestReport {
  testResults: {
    message: string;
    assertionResults: {
      title: string;
      status: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
}
interface PlaywrightReport {
  suites: {
    specs: {
      title: string;
      tests: { results: { status: string; duration: number; error?: { message: string } }[] }[];
    }[];
  }[];
}

/** jest and Vitest write the same report. */
const jestOutcomes = ({ testResults }: JestReport): Outcome[] =>
  testResults.flatMap(({ message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ title: '', status: 'failed', ms: 0, message }]
      : assertionResults.map(({ title, status, duration, failureMessages }) => ({
          title,
          status,
          ms: duration ?? 0,
          message: failureMessages.join('\n'),
        })),
  );

const playwrightOutcomes = ({ suites }: PlaywrightReport): Outcome[] =>
  suites
    .flatMap(({ specs }) => specs)
    .map(({ title, tests }) => {
      const result = tests[0]?.results.at(-1);
      return {
        title,
        status: result?.status ?? 'missing',
        ms: result?.duration ?? 0,
        message: result?.error?.message ?? '',
      };
    });

const COMMANDS: Record<
  Runner,
  { args: string[]; env?: Record<string, string>; outcomes(report: never): Outcome[] }
> = {
  jest: {
    args: ['jest', '--ci', '--json', '--outputFile=report.json'],
    // The packages are ES modules.
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
    outcomes: jestOutcomes,
  },
  vitest: {
    args: ['vitest', 'run', '--reporter=json', '--outputFile=report.json'],
    outcomes: jestOutcomes,
  },
  playwright: {
    args: ['playwright', 'test', '--reporter=json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' },
    outcomes: playwrightOutcomes,
  },
};

/** A host's project outside of the repository, with both packages as they are published and three test runners. */
export async function openKitProject() {
  const folder = newFolder('kit');
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  write('package.json', JSON.stringify({ private: true, type: 'module' }));
  install(
    folder,
    ...[packInto(folder), packInto(folder, 'sandbox')].map((tarball) => `./${tarball}`),
    ...FURTHER,
    ...OWN.map((name) => `${name}@${devDependencies[name]}`),
  );

  copyFileSync(path.join(root, 'examples/serve.mjs'), path.join(folder, 'serve.mjs'));
  const example = path.join(root, 'examples/script-tag');
  copyFileSync(path.join(example, 'page.html'), path.join(folder, 'index.html'));
  copyFileSync(path.join(example, 'login.config.mjs'), path.join(folder, 'login.config.mjs'));
  const baseURL = `http://localhost:${await freePort()}`;
  const { executablePath, env, args } = await launchOptions();
  const exported = (settings: object): string => `export default ${JSON.stringify(settings)};`;
  write(
    'playwright.config.js',
    exported({
      testMatch: '*.playwright.{js,ts}',
      workers: 3,
      webServer: { command: 'node serve.mjs', url: baseURL, env: { PORT: new URL(baseURL).port } },
      use: { baseURL, launchOptions: { executablePath, env, args } },
    }),
  );
  write(
    'vitest.config.js',
    exported({ test: { include: ['*.vitest.js'], environment: 'jsdom', globals: true } }),
  );
  write(
    'jest.config.js',
    exported({ testMatch: ['<rootDir>/*.jest.js'], testEnvironment: 'jest-fixed-jsdom' }),
  );
  write('readme.playwright.js', readmeExample('With Playwright'));
  write('readme.jest.js', readmeExample('With jest or Vitest'));
  write('readme.vitest.js', readmeExample('With jest or Vitest').replace('sandbox/jest', 'sandbox/vitest'));

  return {
    folder,
    /** The address of the project's pages. */
    pagesUrl: baseURL,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    npx: (...command: string[]): string => runIn(folder, 'npx', ['--no-install', ...command]),
    /** Runs the tests of a runner, or those of a file. */
    test(runner: Runner, ...files: string[]): Outcome[] {
      const command = COMMANDS[runner];
      const report = path.join(folder, 'report.json');
      rmSync(report, { force: true });
      let output = '';
      try {
        output = runIn(folder, 'npx', ['--no-install', ...command.args, ...files], command.env);
      } catch (error) {
        output = String(error);
      }
      try {
        return command.outcomes(JSON.parse(readFileSync(report, 'utf8')) as never);
      } catch {
        throw new Error(`${runner} has written no report: ${output}`);
      }
    },
  };
}

export type KitProject = Awaited<ReturnType<typeof openKitProject>>;
