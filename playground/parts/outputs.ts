import { copyButton } from '../../demo/page/parts/copyButton';
import { el } from '../../demo/page/parts/dom';
import type { Choice } from '../choice';
import { importCode, reactCode, scriptTag, type Snippet } from '../code/snippets';
import { policyOf } from '../policy';

/** Code with its name and a button that copies it. */
const codeBox = (title: string, code: string): HTMLElement =>
  el(
    'figure',
    { class: 'code-box' },
    el(
      'figcaption',
      {},
      el('span', {}, title),
      copyButton('Copy', code, { className: 'text-button', 'aria-label': `Copy ${title}` }),
    ),
    el('pre', { tabindex: 0, role: 'group', 'aria-label': title }, el('code', {}, code)),
  );

export type Way = 'script' | 'import' | 'react';

export const WAY_LABELS: Readonly<Record<Way, string>> = {
  script: 'Script tag',
  import: 'Import',
  react: 'React',
};

const PRINT: Readonly<Record<Way, (choice: Choice) => Snippet[]>> = {
  script: scriptTag,
  import: importCode,
  react: reactCode,
};

export const snippetBoxes = (snippets: readonly Snippet[]): HTMLElement[] =>
  snippets.map(({ file, code }) => codeBox(file, code));

export const codeBoxes = (choice: Choice, way: Way): HTMLElement[] => snippetBoxes(PRINT[way](choice));

export const policyBox = (choice: Choice): HTMLElement =>
  codeBox('Content-Security-Policy', policyOf(choice));
