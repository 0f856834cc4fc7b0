// `pricerx-auth check`: what a page's headers, scripts, policy and cookies lack for the widget.
import { findingsOf } from './findings.mjs';
import { visit } from './visit.mjs';

/** Prints the findings of a page. @returns whether visitors can use the widget there, as far as the answer shows */
export async function check(address) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`"${address}" is no address: begin with https://`);
  const page = await visit(address).catch((error) => {
    throw new Error(`${address} cannot be fetched: ${error.cause?.message ?? error.message}`);
  });
  const findings = findingsOf(page);
  for (const { level, what } of findings) console.log(`${level.padEnd(4)}  ${what}`);
  const count = (level) => findings.filter((one) => one.level === level).length;
  console.log(
    `\n${page.url.href}: ${count('fail')} to mend, ${count('warn')} to consider, ${count('ok')} in order.`,
  );
  console.log('What only your project knows (redirect URLs, domains, templates) is in docs/production.md.');
  return count('fail') === 0;
}
