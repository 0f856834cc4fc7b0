import { byId, el } from '../../../demo/page/parts/dom';
import type { Choice } from '../../../playground/choice';
import { chosenLoads, type Sizes } from '../../../playground/kilobytes';
import { chosenArgs } from '../../../playground/mountArgs';
import { chips } from '../../../playground/parts/controls';
import { codeBoxes, policyBox, snippetBoxes, WAY_LABELS } from '../../../playground/parts/outputs';
import { createAdvice } from '../../../src/browser/advice/advice';
import { configConflict, resolveConfig } from '../../../src/domain/config/config';
import type { Styles } from '../../../src/domain/theme/styles';
import { htmlCode } from './htmlCode';

const advice = createAdvice(() => undefined);

/** The widget's warnings for developers, and config errors that prevent it from showing a form. */
const warningsOf = (choice: Choice): string[] => {
  const { config, styles, colorScheme } = chosenArgs(choice);
  const conflict = configConflict(resolveConfig(config));
  return [
    ...(choice.products.length === 0 ? ['No product is chosen, so the widget has nothing to show.'] : []),
    ...(conflict === null ? [] : [conflict]),
    ...advice.ofConfig(config),
    ...advice.ofStyles((styles ?? {}) as Styles, colorScheme),
  ];
};

/** The ways to use the widget, and its form in the HTML of a page (docs/html.md). */
const LABELS = { ...WAY_LABELS, html: 'HTML' };
type Tab = keyof typeof LABELS;

/** Config errors, which the renderer throws too, are listed below. */
const rendered = (choice: Choice): Promise<HTMLElement[]> =>
  htmlCode(choice).then(snippetBoxes, () => [el('p', { role: 'alert' }, 'This choice has no HTML.')]);

const kB = (kilobytes: number): string => kilobytes.toFixed(1);

const loadRows = (choice: Choice, sizes: Sizes): HTMLElement[] =>
  chosenLoads(choice, sizes).map(({ when, chunks, kB: size }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, when),
      el('td', {}, chunks.join(', ')),
      el('td', { class: 'align-right' }, kB(size)),
    ),
  );

/** Shows code, policy, chunk sizes and warnings of a choice. */
export const createResults = () => {
  const sizes = JSON.parse(byId('sizes').textContent ?? '{}') as Sizes;
  let way: Tab = 'script';
  let latest: Choice;
  const showCode = (choice: Choice): void => {
    latest = choice;
    const ways = Object.entries(LABELS) as [Tab, string][];
    byId('ways').replaceChildren(
      chips(
        ways.map(([name, label]) => ({
          label,
          isPressed: way === name,
          onPress: () => {
            way = name;
            showCode(choice);
            byId('ways').querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
          },
        })),
      ),
    );
    if (way !== 'html') return byId('code').replaceChildren(...codeBoxes(choice, way));
    void rendered(choice).then((boxes) => {
      if (way === 'html' && choice === latest) byId('code').replaceChildren(...boxes);
    });
  };
  return (choice: Choice): void => {
    showCode(choice);
    byId('policy').replaceChildren(policyBox(choice));
    byId('loads').replaceChildren(...loadRows(choice, sizes));
    const warnings = warningsOf(choice);
    byId('warnings').replaceChildren(...warnings.map((line) => el('li', {}, line)));
    byId('no-warnings').hidden = warnings.length > 0;
  };
};
