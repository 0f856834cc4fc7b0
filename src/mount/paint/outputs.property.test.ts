import * as fc from 'fast-check';
import { jsx, type Child, type Props } from './react';
import { createPainter } from './toDOM';
import { toHTML } from './toHTML';
import { treeOf } from './tree';

/** Text with the characters that HTML, attributes, style sheets and scripts give a meaning. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'&<>"\'`=/ \n\r\t\0\x80\x85\x9f\xa0é😀',
        '</style>',
        '</script>',
        '</span>',
        '<!--',
        '-->',
        ']]>',
        '&amp',
        '&#60;',
        '&lt;',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

/** Attributes of all kinds. A view writes `type` and the like as names of its own, and values of the host. */
const props = fc.record<Props>(
  {
    className: text,
    id: text,
    title: text,
    lang: text,
    'data-text': text,
    'aria-label': text,
    'aria-busy': fc.boolean(),
    hidden: fc.boolean(),
    tabIndex: fc.integer(),
    spellCheck: fc.boolean(),
    onClick: fc.constant(() => undefined),
    role: fc.constantFrom(null, undefined),
  },
  { requiredKeys: [] },
);

const element = (tag: string, given: Props, children: Child[] = []): Child =>
  jsx(tag, { ...given, children });

const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.constantFrom(null, undefined, false, true, ''),
  fc
    .record<Props>({ type: fc.constantFrom('email', 'tel'), defaultValue: text, placeholder: text })
    .map((own) => element('input', own)),
  fc.record<Props>({ src: text, alt: text }).map((own) => element('img', own)),
);

const svg = fc
  .record<Props>({ viewBox: text, strokeWidth: fc.integer(), fill: text, className: text })
  .map((own) => element('svg', own, [element('g', own, [element('path', { d: own.fill })])]));

const select = fc
  .tuple(props, fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), fc.nat())
  .map(([given, options, chosen]) => {
    const [value] = options[chosen % options.length] ?? [];
    const list = options.map(([own, label]) => element('option', { value: own }, [label]));
    return element('select', { ...given, defaultValue: value }, [
      element('optgroup', { label: value }, list),
    ]);
  });

/** Trees without what HTML does not nest, such as a form in a form: a view does not write that. */
const { tree } = fc.letrec<{ tree: Child; nested: Child }>((tie) => ({
  tree: fc.array(fc.oneof({ maxDepth: 4 }, leaf, svg, select, tie('nested')), { maxLength: 4 }),
  nested: fc
    .tuple(fc.constantFrom('div', 'span', 'section', 'label', 'strong'), props, tie('tree'))
    .map(([tag, given, inside]) => element(tag, given, [inside])),
}));

/** HTML cannot express these control characters. */
const spellable = (value: string): string => value.replace(/[\0\x80-\x9f]/g, '');

/** What the page has: elements, attributes, texts, and the chosen option, which is no attribute of a painted select. */
function pageOf(parent: Node): unknown[] {
  const found: unknown[] = [];
  for (const node of parent.childNodes) {
    const shown = spellable(node.nodeValue ?? '');
    const last = found.at(-1);
    if (!(node instanceof Element)) {
      if (typeof last === 'string') found[found.length - 1] = last + shown;
      else if (shown !== '') found.push(shown);
      continue;
    }
    const attributes = [...node.attributes].filter(({ name }) => name !== 'selected');
    found.push({
      name: `${node.namespaceURI} ${node.localName}`,
      attributes: attributes.map(({ name, value }) => `${name}=${spellable(value)}`).sort(),
      chosen: node instanceof HTMLSelectElement ? spellable(node.value) : null,
      children: pageOf(node),
    });
  }
  return found;
}

function painted(view: Child): Element {
  const root = document.createElement('div');
  createPainter(root).paint(view);
  return root;
}

describe('§1 HTML of a server: the two outputs of a tree', () => {
  it('a page makes the same elements of the HTML as the painter does', () => {
    fc.assert(
      fc.property(tree, (view) => {
        const html = toHTML(treeOf(view));
        expect(html).toMatch(/^[\0-\x7f]*$/);
        const parsed = document.createRange().createContextualFragment(html);
        expect(pageOf(parsed)).toEqual(pageOf(painted(view)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('no text ends a style sheet, and quoted text in it stays the same', () => {
    fc.assert(
      fc.property(text, (value) => {
        const name = value.replace(/[\n\r\f"\\]/g, '');
        const html = toHTML(treeOf(element('style', {}, [`a{font-family:"${name}"}`, 'b{}'])));
        expect(html).toMatch(/^[\0-\x7f]*$/);
        const { childNodes } = document.createRange().createContextualFragment(html);
        expect(childNodes).toHaveLength(1);
        const css = childNodes[0]?.textContent ?? '';
        const read = css.replace(/\\([\da-f]+) /g, (_, code: string) =>
          String.fromCodePoint(parseInt(code, 16)),
        );
        expect(read).toBe(`a{font-family:"${name.replaceAll('\0', '\ufffd')}"}b{}`);
      }),
      { numRuns: 1_000 },
    );
  });
});
