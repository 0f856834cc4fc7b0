import { isRecord } from '../domain/checkValues';

/** Stands for the class of the styled element in the text of a rule. No CSS holds this character, nor the next one. */
export const SELF = '\0';
/** Between the rules of one styled element. */
export const RULE_END = '\f';

const cssName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The rules of an object of styles: its own declarations first, then those of its nested selectors and at-rules. */
function rulesOf(styles: object, selector: string): string[] {
  let declarations = '';
  const nested = Object.entries(styles).flatMap(([name, value]: [string, unknown]) => {
    if (!isRecord(value)) {
      // Several values of one property: a browser takes the last one that it knows.
      for (const one of [value].flat()) if (one != null) declarations += `${cssName(name)}:${String(one)};`;
      return [];
    }
    if (!name.startsWith('@')) return rulesOf(value, name.replaceAll('&', selector));
    return `${name}{${rulesOf(value, name.startsWith('@k') ? '' : selector).join('')}}`;
  });
  return declarations ? [`${selector}{${declarations}}`, ...nested] : nested;
}

/** FNV-1a: the same styles have the same name in every widget of a page. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

type Styles = object | ((props: object) => object);

/**
 * Stands in for `@emotion/serialize`, and makes stylis needless: our parts are styled with objects alone, so there is no CSS
 * text to read. Nested selectors are written with their `&`, numbers without a unit.
 */
export function serializeStyles(given: readonly Styles[], _: unknown, props: object = {}) {
  const rules = given.flatMap((one) => rulesOf(typeof one === 'function' ? one(props) : one, SELF));
  const styles = rules.join(RULE_END);
  return { name: hashOf(styles), styles };
}
