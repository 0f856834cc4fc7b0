/** Target of CSS rules. */
export interface Sheet {
  insert(rule: string): void;
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

/** Constructable style sheets need no `style-src` exception in a Content Security Policy. */
function adoptedSheet(root: Document | ShadowRoot): Sheet {
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    insert(rule) {
      insertInto(sheet, rule);
      // A host that assigns `adoptedStyleSheets` removes ours.
      if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
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
    insert(rule) {
      // The element has no sheet before it is connected, and in some DOM implementations.
      if (element.sheet) insertInto(element.sheet, rule);
      else element.append(rule);
    },
    remove: () => element.remove(),
  };
}

const canAdopt = (root: Document | ShadowRoot): boolean =>
  'adoptedStyleSheets' in root && 'replaceSync' in (window.CSSStyleSheet?.prototype ?? {});

/** A style sheet of the page or of a shadow root. */
export function createSheet(root: Document | ShadowRoot, anchor: HTMLElement, nonce?: string): Sheet {
  return canAdopt(root) ? adoptedSheet(root) : styleElement(root, anchor, nonce);
}
