import { readTexts } from '../../../../gallery/texts';
import { REFUSALS } from '../../../../sandbox/verify/refusals';
import { parseMessage, type MessageNode } from '../../../domain/text/messageParser';
import { pack } from './es';

/** Arguments and tags, as often as they occur; of plurals and selects the argument, and what all their branches hold. */
function shapeOf(nodes: readonly MessageNode[]): string[] {
  return nodes
    .flatMap((node) => {
      switch (node.type) {
        case 'argument':
          return [`{${node.name}}`];
        case 'tag':
          return [`<${node.name}>`, ...shapeOf(node.children)];
        case 'plural':
        case 'select':
          return [`{${node.name}, ${node.type}}`, ...new Set(Object.values(node.options).flatMap(shapeOf))];
        default:
          return [];
      }
    })
    .sort();
}

const shape = (message: string) => {
  const nodes = parseMessage(message);
  if (!nodes) throw new Error(`Malformed: ${message}`);
  return shapeOf(nodes);
};

/** Texts that are the same in both languages, but for the names in them. */
const isSame = (id: string) => /^(tab\.whatsapp|idpLogout\.no|crypto\.wallet\.\w+)$/.test(id);
/** Errors whose English text is not in a table of the widget's: the provider's own words, or ours beside the error. */
const idOf = (type: string) =>
  `error.${type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
const isError = (id: string) => /^error\.\w+$/.test(id);

describe('§1 Locale: Spanish texts', () => {
  it('cover every id, and no other', async () => {
    const ids = new Set((await readTexts()).map(({ id }) => id));
    const strange = Object.keys(pack).filter((id) => !ids.has(id) && !isError(id));
    expect({ missing: [...ids].filter((id) => !Object.hasOwn(pack, id)), strange }).toEqual({
      missing: [],
      strange: [],
    });
  });

  it('cover every error of the provider, with the English words as fallback', () => {
    expect(
      Object.keys(REFUSALS)
        .map(idOf)
        .filter((id) => !Object.hasOwn(pack, id)),
    ).toEqual([]);
  });

  it('have the placeholders and tags of the English ones', async () => {
    const different = (await readTexts()).filter(
      ({ id, text }) => String(shape(text)) !== String(shape(pack[id] ?? '')),
    );
    expect(different.map(({ id, text }) => [id, text, pack[id]])).toEqual([]);
  });

  it('have the plural forms of Spanish', () => {
    const categories = new Intl.PluralRules('es')
      .resolvedOptions()
      .pluralCategories.filter((name) => name !== 'many');
    const plurals = Object.entries(pack).flatMap(([id, text]) =>
      (parseMessage(text) ?? []).flatMap((node) =>
        node.type === 'plural' ? [[id, Object.keys(node.options)]] : [],
      ),
    );
    expect(plurals).toEqual(plurals.map(([id]) => [id, expect.arrayContaining(categories)]));
    expect(plurals.length).toBeGreaterThan(0);
  });

  it('are in Spanish, and use "tú"', async () => {
    const english = new Map((await readTexts()).map(({ id, text }) => [id, text]));
    const left = Object.entries(pack).filter(
      ([id, text]) =>
        (english.get(id) === text && !isSame(id)) ||
        /\b(the|your|you|please|with|and|was|not|try again|password|passkey|login)\b/i.test(text) ||
        /\b(usted(es)?|ingrese|escriba|intente|inicie|revise|elija|vosotros|tenéis)\b/i.test(text),
    );
    expect(left).toEqual([]);
  });
});
