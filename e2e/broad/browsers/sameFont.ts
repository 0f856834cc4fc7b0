import { readFileSync } from 'node:fs';

/** One font for all browsers, because their default fonts differ. It is installed with Debian's browsers. */
export const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
export const FONT_FAMILY = 'Same';

/** A rule that makes a file the font of a family, for all weights. */
export const fontRule = (family: string, file: string): string =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/ttf;base64,${readFileSync(file, 'base64')}) }`;

/** For a page without margins. */
export const fontFace = () => `<style>${fontRule(FONT_FAMILY, DEJAVU)} body { margin: 0 }</style>`;
