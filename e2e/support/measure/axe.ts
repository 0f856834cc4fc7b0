import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface AxeWindow {
  axe: { run(root: string, options: object): Promise<{ violations: Violation[] }> };
}

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious and critical violations that axe finds in a part of the page. */
export async function seriousViolations(
  page: Page,
  root: string,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([selector, only]) =>
      (window as unknown as AxeWindow).axe.run(selector, {
        // Faster: no results for passed rules, no fetching of style sheets.
        resultTypes: ['violations'],
        preload: false,
        ...(only && { runOnly: only }),
      }),
    [root, rules] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
