import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER, WIDTHS } from './camera';
import { PAGE_WIDTHS, PAGES } from './pages';
import { SCREENS } from './screens';

const pictures = (name: string, title: string, widths: readonly number[]): string => {
  const images = widths.map((width) => `![${title}, ${width} px wide](${name}-${width}.png)`);
  return [`### ${title}`, '', images.join(' '), ''].join('\n');
};

/** docs/screenshots/README.md: every picture, with its name. */
export const writeIndex = (): Promise<void> => {
  const lines = [
    '# Screens',
    '',
    'Made by `npm run screenshots` from the built widget; run it again after a change of a screen.',
    '',
    '## The widget',
    '',
    `On a page ${WIDTHS.join(' and ')} px wide.`,
    '',
    ...SCREENS.map(({ name, title }) => pictures(name, title, WIDTHS)),
    '## Around it',
    '',
    ...PAGES.map(({ name, title }) => pictures(name, title, PAGE_WIDTHS)),
  ];
  return writeFile(path.join(FOLDER, 'README.md'), `${lines.join('\n').trimEnd()}\n`);
};
