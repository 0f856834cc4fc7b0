/** Target of CSS rules. */
export interface Sheet {
  /** @param rules all rules of one class */
  insert(rules: readonly string[]): void;
  remove(): void;
}

/** Ignores a rule that this browser cannot parse, as a style sheet would. */
function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    return;
  }
}

/**
 * Constructable style sheets need no `style-src` exception in a Content Security Policy. Classes with at-rules get a new sheet: if
 * `@media` or `@keyframes` is inserted into a used one, Chromium computes the styles of all elements again that its rules match.
 */
function adoptedSheets(root: Document | ShadowRoot): Sheet {
  const own: CSSStyleSheet[] = [];
  let withAtRules: CSSStyleSheet | undefined;
  const others = () => root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
  function begin(): CSSStyleSheet {
    const sheet = new CSSStyleSheet();
    own.push(sheet);
    // A host that assigns `adoptedStyleSheets` removes ours.
    root.adoptedStyleSheets = [...others(), ...own];
    return sheet;
  }
  const plain = begin();
  return {
    insert(rules) {
      let sheet = plain;
      if (rules.join('').includes('@')) {
        sheet = withAtRules ??= begin();
        queueMicrotask(() => (withAtRules = undefined));
      }
      rules.forEach((rule) => insertInto(sheet, rule));
    },
    remove() {
      root.adoptedStyleSheets = others();
    },
  };
}

/** For browsers without constructable style sheets: a style element beside the widget. */
function styleElement(root: Document | ShadowRoot, anchor: HTMLElement, nonce?: string): Sheet {
  const element = document.createElement('style');
  element.setAttribute('data-pricerx', '');
  if (nonce) element.setAttribute('nonce', nonce);
  const parent = anchor.parentNode ?? ('head' in root ? root.head : root);
  parent.insertBefore(element, anchor.parentNode ? anchor.nextSibling : null);
  return {
    insert(rules) {
      for (const rule of rules)
        // The element has no sheet before it is connected, and in some DOM implementations.
        if (element.sheet) insertInto(element.sheet, rule);
        else element.append(rule);
    },
    remove: () => element.remove(),
  };
}

const canAdopt = (root: Document | ShadowRoot): boolean =>
  'adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype;

/** A style sheet of the page or of a shadow root. */
export function createSheet(root: Document | ShadowRoot, anchor: HTMLElement, nonce?: string): Sheet {
  return canAdopt(root) ? adoptedSheets(root) : styleElement(root, anchor, nonce);
}
