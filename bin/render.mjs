// `pricerx-auth render`: the sign-in form as files for a static page.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH, renderLogin } from '../dist/esm/server.js';

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

export async function render(file, folder) {
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
