import cssom from 'rrweb-cssom';
import userAgentStyles from 'jsdom/lib/jsdom/browser/default-stylesheet.js';
import impls from 'jsdom/lib/jsdom/living/generated/utils.js';

/** The properties that a search by role, a click, `toBeVisible` and a change of screens read, with the initial value of inherited ones. */
const ASKED = {
  display: undefined,
  opacity: undefined,
  height: undefined,
  visibility: 'visible',
  'pointer-events': 'auto',
};
const CSS_NAMES = { pointerEvents: 'pointer-events' };

/** The element name or the class of a selector's last part. */
const LAST_PART = /(?:^|[\s>+~])(?:([a-z][\w-]*)|\.([\w-]+))[^\s>+~]*$/i;

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Compares the name or the class first: a rule concerns few elements, and jsdom matches selectors slowly. */
function matcherOfPart(selector) {
  const [, name, className] = LAST_PART.exec(selector) ?? [];
  const isWhole = selector === name || selector === `.${className}`;
  return (element) =>
    (!name || element.localName === name) &&
    (!className || element.classList.contains(className)) &&
    (isWhole || matches(element, selector));
}

function matcherOf(selectorText) {
  // A comma in brackets or in a string does not separate selectors.
  if (/[("']/.test(selectorText)) return (element) => matches(element, selectorText);
  const parts = selectorText.split(',').map((selector) => matcherOfPart(selector.trim()));
  return (element) => parts.some((isPart) => isPart(element));
}

/** The rules of a sheet that jsdom applies and that set a property of ASKED. */
function rulesOf(sheet) {
  const rules = [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
  });
  return rules
    .filter(
      ({ selectorText, style }) =>
        selectorText && Object.keys(ASKED).some((name) => style.getPropertyValue(name)),
    )
    .map(({ selectorText, style }) => ({ isFor: matcherOf(selectorText), style }));
}

const userAgentRules = rulesOf(cssom.parse(userAgentStyles));

/** Returns a function with the rules of all sheets of the document; they are read again when a sheet or a rule was added or removed. */
function ruleReader(document) {
  const sheets = impls.implForWrapper(document.styleSheets)._list;
  let read = {};
  return () => {
    const last = sheets.at(-1);
    const count = sheets.reduce((sum, { cssRules }) => sum + 1 + cssRules.length, 0);
    if (read.last !== last || read.count !== count) {
      read = { last, count, rules: [...userAgentRules, ...sheets.flatMap(rulesOf)] };
    }
    return read.rules ?? userAgentRules;
  };
}

/**
 * Makes `getComputedStyle` fast for the properties of ASKED, with jsdom's values: the last rule takes precedence. jsdom itself computes all
 * properties of an element, colours too, when one is asked for. jsdom still computes all other properties.
 */
export function quickenComputedStyles(window) {
  const compute = window.getComputedStyle.bind(window);
  const rules = ruleReader(window.document);

  function valueOf(element, property) {
    let value = element.style.getPropertyValue(property);
    if (!value) {
      const rule = rules().findLast(({ isFor, style }) => style.getPropertyValue(property) && isFor(element));
      value = rule?.style.getPropertyValue(property);
    }
    if (value && value !== 'unset') return value;
    const initial = ASKED[property];
    return initial && element.parentElement ? valueOf(element.parentElement, property) : (initial ?? '');
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element?.style) return compute(element, pseudo);
    let all;
    const getPropertyValue = (name) =>
      name in ASKED ? valueOf(element, name) : (all ??= compute(element)).getPropertyValue(name);
    return new Proxy(
      {},
      {
        get(_, key) {
          const name = CSS_NAMES[key] ?? key;
          if (name in ASKED) return valueOf(element, name);
          if (key === 'getPropertyValue') return getPropertyValue;
          all ??= compute(element);
          const value = all[key];
          return typeof value === 'function' ? value.bind(all) : value;
        },
        has: (_, key) => key in (all ??= compute(element)),
      },
    );
  };
}
