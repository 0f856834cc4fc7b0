#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Inside the repository the sources run as they are; the published package has only the build.
if (existsSync(new URL('./cli.ts', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
} else {
  await import('./dist/cli.js');
}
