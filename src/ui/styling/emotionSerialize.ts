import { isRecord } from '../../domain/calls/checkValues';
import { cssName } from '../../domain/theme/themeValues';

/** Placeholder for the class name in a rule's text. CSS contains neither this character nor the next. */
export const SELF = '\0';
/** Separator of the rules of one styled element. */
export const RULE_END = '\f';

/** The rules of a style object: its own declarations first, then those of nested selectors and at-rules. */
function rulesOf(styles: object, selector: string): string[] {
  let declarations = '';
  const nested = Object.entries(styles).flatMap(([name, value]: [string, unknown]) => {
    if (!isRecord(value)) {
      // Several values of one property: browsers use the last one that they support.
      for (const one of [value].flat()) if (one != null) declarations += `${cssName(name)}:${String(one)};`;
      return [];
    }
    if (!name.startsWith('@')) return rulesOf(value, name.replaceAll('&', selector));
    return `${name}{${rulesOf(value, name.startsWith('@k') ? '' : selector).join('')}}`;
  });
  return declarations ? [`${selector}{${declarations}}`, ...nested] : nested;
}

/** FNV-1a: equal styles have the same class name in all widgets of a page. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

type Styles = object | ((props: object) => object);

/**
 * Replaces `@emotion/serialize` and makes stylis unnecessary: all styles are objects, so no CSS text needs
 * parsing. Nested selectors contain `&`, and numbers get no unit.
 */
export function serializeStyles(given: readonly Styles[], _: unknown, props: object = {}) {
  const rules = given.flatMap((one) => rulesOf(typeof one === 'function' ? one(props) : one, SELF));
  const styles = rules.join(RULE_END);
  return { name: hashOf(styles), styles };
}
