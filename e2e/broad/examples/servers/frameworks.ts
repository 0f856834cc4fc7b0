import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../support/outside/outside';

export interface Framework {
  name: string;
  /** The package whose version counts. */
  package: string;
  /** The folder in examples/servers, or else the script of its package.json. */
  folder?: string;
  script?: string;
  /** What scripts of its pages fetch; the page itself where the framework has no pages. */
  data?: string;
  /** Where the program sets cookies of its own, if not with the data. */
  ownCookies?: string;
  /** How the framework itself refuses a write from another site, if not with 403. */
  refusal?: number;
  /** Whether links are followed by a script of the framework's, which fetches data first. */
  hasRouter?: boolean;
}

export const FRAMEWORKS: readonly Framework[] = [
  { name: 'Next.js', package: 'next', folder: 'next', data: '/api/saved', hasRouter: true },
  { name: 'React Router', package: 'react-router', folder: 'react-router', refusal: 400, hasRouter: true },
  {
    name: 'SvelteKit',
    package: '@sveltejs/kit',
    folder: 'sveltekit',
    data: '/api/saved',
    ownCookies: '/saved',
    hasRouter: true,
  },
  { name: 'Astro', package: 'astro', folder: 'astro', data: '/api/saved' },
  { name: 'Nuxt', package: 'nuxt', folder: 'nuxt', data: '/api/saved', hasRouter: true },
  { name: 'Express', package: 'express', script: 'express' },
  { name: 'Fastify', package: 'fastify', script: 'fastify' },
  { name: 'Koa', package: 'koa', script: 'koa' },
  { name: 'Hono', package: 'hono', script: 'hono' },
  { name: 'Node’s http', package: '@types/node', script: 'node' },
  { name: 'Cloudflare Workers', package: 'workerd', script: 'workers' },
  { name: 'Bun', package: 'bun', script: 'bun' },
  { name: 'Deno', package: 'deno', script: 'deno' },
  { name: 'edge-runtime', package: 'edge-runtime', script: 'edge-runtime' },
  { name: 'AWS Lambda', package: 'hono', script: 'lambda' },
];

export const FOLDERS = FRAMEWORKS.flatMap(({ folder }) => folder ?? []);

/** The pinned version of a framework. */
export function versionOf({ package: name, folder = '' }: Framework): string {
  const file = path.join(root, 'examples/servers', folder, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >;
  return { ...devDependencies, ...dependencies }[name] ?? '';
}
