#!/usr/bin/env node
import { parseArgs } from 'node:util';

const USAGE = `Usage:

npx --no pricerx-auth render login.config.mjs --out folder
  Writes the sign-in form for static pages: login.html, login.css and login.js, the script for policies without inline scripts.
  The module's default export has the arguments of mountLogin, its export "options" those of renderLogin.

npx --no pricerx-auth check https://prices.example/sign-in
  Fetches a page and says what its headers, scripts, policy and cookies lack for the widget. The exit code is 1 when something must be mended.`;

const EXPECTED = {
  render: 'npx --no pricerx-auth render login.config.mjs --out folder',
  check: 'npx --no pricerx-auth check https://prices.example/sign-in',
};

/** Runs the command. @returns false when it found something to mend */
async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, subject, ...more] = positionals;
  if (values.help) return console.log(USAGE);
  const isWhole = subject && more.length === 0;
  if (command === 'check' && isWhole && !values.out)
    return (await import('./check/check.mjs')).check(subject);
  if (command === 'render' && isWhole && values.out)
    return (await import('./render.mjs')).render(subject, values.out);
  throw new Error(`Expected: ${EXPECTED[command] ?? Object.values(EXPECTED).join(', or ')}`);
}

try {
  if ((await run()) === false) process.exitCode = 1;
} catch (error) {
  console.error(`pricerx-auth: ${error.message.replaceAll('\n', ' ')}`);
  process.exitCode = 1;
}
