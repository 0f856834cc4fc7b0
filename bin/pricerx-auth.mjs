#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH, renderLogin } from '../dist/esm/server.js';

const USAGE = `Usage: npx --no pricerx-auth render login.config.mjs --out folder

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
    throw new Error('Expected: npx --no pricerx-auth render login.config.mjs --out folder');
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

/** The directives that allow what is inline in the form. A theme's text cannot end a style element. */
function policyOf(html) {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet]) => sheet);
  const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  return `script-src '${EARLY_SCRIPT_HASH}'; style-src ${hashes.join(' ')}`;
}

async function render({ file, folder }) {
  const { default: args, options } = await readConfig(file);
  const { html, css } = renderLogin(args, options);
  const files = { 'login.html': html, 'login.css': css, 'login.js': EARLY_SCRIPT };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), `${text}\n`);
  console.log(`${Object.keys(files).join(', ')} are in ${folder}.`);
  if (options?.styles === 'file')
    console.log('Link login.css in the head of the page, and load login.js after the form.');
  else console.log(`For a Content Security Policy without nonces: ${policyOf(html)}`);
}

try {
  const command = readCommand();
  if (command) await render(command);
  else console.log(USAGE);
} catch (error) {
  console.error(`pricerx-auth: ${error.message.replaceAll('\n', ' ')}`);
  process.exitCode = 1;
}
