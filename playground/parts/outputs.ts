import { copyButton } from '../../demo/page/parts/copyButton';
import { el } from '../../demo/page/parts/dom';
import type { Choice } from '../choice';
import { importCode, reactCode, scriptTag, type Snippet } from '../code/snippets';
import { policyOf } from '../policy';

/** The text in the page's language. */
type Translate = (english: string) => string;
const english: Translate = (text) => text;

/** Code with its name and a button that copies it. */
const codeBox = (title: string, code: string, translate: Translate): HTMLElement =>
  el(
    'figure',
    { class: 'code-box' },
    el(
      'figcaption',
      {},
      el('span', {}, title),
      copyButton(
        translate('Copy'),
        code,
        { className: 'text-button', 'aria-label': `${translate('Copy')} ${title}` },
        translate,
      ),
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

export const snippetBoxes = (snippets: readonly Snippet[], translate = english): HTMLElement[] =>
  snippets.map(({ file, code }) => codeBox(file, code, translate));

export const codeBoxes = (choice: Choice, way: Way, translate?: Translate): HTMLElement[] =>
  snippetBoxes(PRINT[way](choice), translate);

export const policyBox = (choice: Choice, translate = english): HTMLElement =>
  codeBox('Content-Security-Policy', policyOf(choice), translate);
