#!/usr/bin/env node
import { existsSync } from 'node:fs';

// The published package is built; inside the repository the sources run as they are.
if (existsSync(new URL('./dist/cli.js', import.meta.url))) {
  await import('./dist/cli.js');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
}
