import { byId, el } from '../../../demo/page/parts/dom';
import type { Choice } from '../../../playground/choice';
import { chosenLoads, type Sizes } from '../../../playground/kilobytes';
import { chosenArgs } from '../../../playground/mountArgs';
import { chips } from '../../../playground/parts/controls';
import { codeBoxes, policyBox, WAY_LABELS, type Way } from '../../../playground/parts/outputs';
import { createAdvice } from '../../../src/browser/advice';
import { configConflict, resolveConfig } from '../../../src/domain/config/config';
import type { Styles } from '../../../src/domain/theme/styles';

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
  let way: Way = 'script';
  const showCode = (choice: Choice): void => {
    const ways = Object.entries(WAY_LABELS) as [Way, string][];
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
    byId('code').replaceChildren(...codeBoxes(choice, way));
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
