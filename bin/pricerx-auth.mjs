#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH, renderLogin } from '../dist/esm/server.js';

const USAGE = `Usage: npx pricerx-auth render login.config.mjs --out folder

Writes the sign-in form for static pages: login.html, login.css and login.js, the script for policies without inline scripts.
The module's default export has the arguments of mountLogin, its export "options" those of renderLogin.`;

/** The command's arguments; null for help. */
function readCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return null;
  const [command, file, ...more] = positionals;
  if (command !== 'render' || !file || more.length > 0 || !values.out)
    throw new Error('Expected: npx pricerx-auth render login.config.mjs --out folder');
  return { file, folder: values.out };
}

async function readConfig(file) {
  const url = pathToFileURL(path.resolve(file)).href;
  const config = await import(url).catch((error) => {
    const isMissing = error.code === 'ERR_MODULE_NOT_FOUND' && error.url === url;
    throw new Error(isMissing ? `${file} does not exist.` : `${file} cannot be loaded: ${error.message}`);
  });
  if (!config.default) throw new Error(`${file} has no default export with the arguments of mountLogin.`);
  return config;
}

async function render({ file, folder }) {
  const { default: args, options } = await readConfig(file);
  const { html, css } = renderLogin(args, options);
  const files = { 'login.html': html, 'login.css': css, 'login.js': EARLY_SCRIPT };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), `${text}\n`);
  console.log(`${Object.keys(files).join(', ')} are in ${folder}.`);
  console.log(
    options?.styles === 'file'
      ? 'Link login.css in the head of the page, and load login.js after the form.'
      : `For a Content Security Policy without nonces: script-src '${EARLY_SCRIPT_HASH}'`,
  );
}

try {
  const command = readCommand();
  if (command) await render(command);
  else console.log(USAGE);
} catch (error) {
  console.error(`pricerx-auth: ${error.message.replaceAll('\n', ' ')}`);
  process.exitCode = 1;
}
