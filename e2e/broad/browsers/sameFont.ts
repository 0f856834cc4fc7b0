import { readFileSync } from 'node:fs';

/** One font for all browsers, because their default fonts differ. It is installed with Debian's browsers. */
const FILE = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
export const FONT_FAMILY = 'Same';

/** For a page without margins. */
export const fontFace = () =>
  `<style>@font-face { font-family: ${FONT_FAMILY}; font-weight: 100 900; src: url(data:font/ttf;base64,${readFileSync(FILE, 'base64')}) } body { margin: 0 }</style>`;
