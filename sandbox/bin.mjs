#!/usr/bin/env node
import { existsSync } from 'node:fs';

// The repository has the TypeScript sources, the published package only the build.
if (existsSync(new URL('./cli.ts', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
} else {
  await import('./dist/cli.js');
}
