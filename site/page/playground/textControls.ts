import { el } from '../../../demo/page/parts/dom';
import { choiceParams, readChoice } from '../../../playground/address';
import { DEFAULT_CHOICE, TEXT_IDS, type TextId } from '../../../playground/choice';
import { group } from '../../../playground/parts/controls';
import { textField, type Change, type Controls } from './fields';

/** The text as it is stored in the address; undefined if the playground refuses it. */
const acceptedText = (id: TextId, text: string): string | undefined =>
  readChoice(choiceParams({ ...DEFAULT_CHOICE, texts: { [id]: text } }).toString()).texts[id];

export const textsGroup = (change: Change): Controls => {
  let texts: Readonly<Partial<Record<TextId, string>>> = {};
  const fields = TEXT_IDS.map((id) => {
    const field = textField(id, (text) => {
      const { [id]: _, ...others } = texts;
      const value = acceptedText(id, text);
      change({ texts: value === undefined ? others : { ...others, [id]: value } });
    });
    return [id, field] as const;
  });
  return {
    element: group('Texts', el('div', { class: 'fields' }, ...fields.map(([, { element }]) => element))),
    show: (choice) => {
      ({ texts } = choice);
      for (const [id, { show }] of fields) show(texts[id] ?? '');
    },
  };
};
