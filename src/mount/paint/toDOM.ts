import type { Child, Props } from './react';
import { attributesOf, treeOf, type TreeElement, type TreeNode } from './tree';

/** An attribute that only a server's HTML has. Its removal would reset a field that the visitor has not changed. */
const KEPT_ATTRIBUTE = 'selected';

function writeAttributes(element: Element, node: TreeElement): void {
  const attributes = attributesOf(node);
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes) && name !== KEPT_ATTRIBUTE) element.removeAttribute(name);
  }
  for (const [name, text] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** Event handler props by DOM event. */
const HANDLERS = { click: 'onClick', submit: 'onSubmit', keydown: 'onKeyDown' } as const;

export interface Painter {
  /** Draws a view, or updates the drawn one: matching elements are kept as the same DOM nodes. */
  paint(view: Child): void;
  /** Detaches the event handlers; the drawn elements stay. */
  release(): void;
}

/** Draws views without React, until React is loaded. */
export function createPainter(root: Element): Painter {
  const propsOf = new WeakMap<Element, Props>();
  const released = new AbortController();

  const create = ({ tag, svg }: TreeElement): Element =>
    svg ? document.createElementNS(SVG, tag) : document.createElement(tag);

  /** Calls the handlers of the last paint. */
  function listen(element: Element, props: Props): void {
    for (const [event, handler] of Object.entries(HANDLERS)) {
      if (!(handler in props)) continue;
      const heard = (happened: Event) =>
        (propsOf.get(element)?.[handler] as ((happened: Event) => void) | undefined)?.(happened);
      element.addEventListener(event, heard, { signal: released.signal });
    }
  }

  function update(element: Element, node: TreeElement, isNew: boolean): void {
    const { props, children } = node;
    // The first paint of an element: a new one, or one of a server's HTML.
    if (!propsOf.has(element)) listen(element, props);
    propsOf.set(element, props);
    const select = element instanceof HTMLSelectElement ? element : null;
    const chosen = isNew ? props.defaultValue : select?.value;
    writeAttributes(element, node);
    toDOM(element, children);
    // The options of another language have another order.
    if (select && (isNew || chosen)) select.value = String(chosen);
    const ref = props.ref as { current: unknown } | null | undefined;
    if (ref) ref.current = element;
  }

  /** Writes a tree into an element: reuses each node for the next matching element and removes the others. */
  function toDOM(parent: Element, nodes: readonly TreeNode[]): void {
    let next = parent.firstChild;
    for (const node of nodes) {
      let found = next;
      while (found && !canReuse(found, node)) found = found.nextSibling;
      while (found && next !== found) next = removed(next as ChildNode);
      if (typeof node === 'string') {
        if (!found) parent.insertBefore(document.createTextNode(node), next);
        else if (found.nodeValue !== node) found.nodeValue = node;
      } else {
        const element = (found as Element | null) ?? create(node);
        if (!found) parent.insertBefore(element, next);
        update(element, node, !found);
      }
      if (found) next = found.nextSibling;
    }
    while (next) next = removed(next);
  }

  return {
    paint(view) {
      toDOM(root, treeOf(view));
    },
    release: () => released.abort(),
  };
}

const canReuse = (there: ChildNode, node: TreeNode): boolean =>
  typeof node === 'string'
    ? there.nodeType === Node.TEXT_NODE
    : there instanceof Element &&
      there.localName === node.tag &&
      there.id === ((node.props.id as string | undefined) ?? '');

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
