import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Style sheets in cascade order. */
const SHEETS = ['base', 'layout', 'prices', 'signIn', 'controls', 'developer'];

/** Joins the page's style sheets into one file, so that the first paint waits for one request only. */
export const readStyles = async (publicDir: string): Promise<string> => {
  const sheets = await Promise.all(SHEETS.map((name) => readFile(join(publicDir, `${name}.css`), 'utf8')));
  return sheets.join('\n');
};
