import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the order of the cascade. */
const SHEETS = ['base', 'layout', 'prices', 'signIn', 'developer'];

/** The page's style sheets as one file, so that the first paint waits for one request. */
export const readStyles = async (publicDir: string): Promise<string> => {
  const sheets = await Promise.all(SHEETS.map((name) => readFile(join(publicDir, `${name}.css`), 'utf8')));
  return sheets.join('\n');
};
