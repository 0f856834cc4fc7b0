import { cssName } from '../../../domain/theme/theme';
import type { Props } from './elements';

const NOT_ATTRIBUTES = new Set(['children', 'ref']);

const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', defaultValue: 'value' };

/** Attributes whose value `false` is written out. */
const isEnumerated = (name: string): boolean => /^(aria-|data-|spellCheck$|draggable$)/.test(name);

/** SVG attribute names are hyphenated, except this one. */
const svgName = (name: string): string => (name === 'viewBox' ? name : cssName(name));

function textOf(name: string, value: unknown): string | null {
  if (value == null || typeof value === 'function') return null;
  if (typeof value === 'boolean' && !isEnumerated(name)) return value ? '' : null;
  return String(value as string | number | boolean);
}

/** The attributes that React writes for these props. */
function attributesOf(tag: string, props: Props, svg: boolean): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [prop, value] of Object.entries(props)) {
    // A select's default value selects an option; it is not an attribute.
    if (NOT_ATTRIBUTES.has(prop) || (tag === 'select' && prop === 'defaultValue')) continue;
    const text = textOf(prop, value);
    if (text !== null) attributes.set(NAMES[prop] ?? (svg ? svgName(prop) : prop.toLowerCase()), text);
  }
  return attributes;
}

export function writeAttributes(element: Element, tag: string, props: Props, svg: boolean): void {
  const wanted = attributesOf(tag, props, svg);
  for (const name of element.getAttributeNames()) {
    if (!wanted.has(name)) element.removeAttribute(name);
  }
  for (const [name, text] of wanted) {
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
