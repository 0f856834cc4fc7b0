import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WIDTHS } from './camera';
import { PAGE_WIDTHS, PAGES } from './pages';
import { KEPT_PICTURES, type Picture } from './states';

const picturesOf = (name: string, title: string, widths: readonly number[]): string => {
  const images = widths.map((width) => `![${title}, ${width} px wide](${name}-${width}.png)`);
  return [`### ${title}`, '', images.join(' '), ''].join('\n');
};

const titleOf = ({ entry, look }: Picture): string => {
  const dark = look.theme === 'dark' ? ', in a dark theme' : '';
  const turned = look.dir === 'rtl' ? ', on a page that is written from right to left' : '';
  return `${entry.screen}: ${entry.title}${dark}${turned}`;
};

/** Writes README.md beside the pictures, with all pictures and their titles. */
export const writeReadme = (folder: string): Promise<void> => {
  const lines = [
    '# Screens',
    '',
    'Made by `npm run screenshots` from the built widget; run it again after a change of a screen. `npm run gallery` shows',
    'the same states alive, in other themes, directions and languages too.',
    '',
    '## The widget',
    '',
    `On a page ${WIDTHS[0]} px wide, and of each screen one at ${WIDTHS[1]} px.`,
    '',
    ...KEPT_PICTURES.map((picture) => picturesOf(picture.file, titleOf(picture), picture.widths)),
    '## Around it',
    '',
    ...PAGES.map(({ name, title }) => picturesOf(name, title, PAGE_WIDTHS)),
  ];
  return writeFile(path.join(folder, 'README.md'), `${lines.join('\n').trimEnd()}\n`);
};
