import { writeAttributes } from './attributes';
import type { Child, Props, VirtualElement, VirtualNode } from './elements';
import { expand } from './expand';
import { runAfterPaint } from './painted';

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

  function create(node: VirtualElement, svg: boolean): Element {
    const element = svg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
    for (const [event, handler] of Object.entries(HANDLERS)) {
      if (!(handler in node.props)) continue;
      const heard = (happened: Event) =>
        (propsOf.get(element)?.[handler] as ((happened: Event) => void) | undefined)?.(happened);
      element.addEventListener(event, heard, { signal: released.signal });
    }
    return element;
  }

  function update(element: Element, { tag, props, children }: VirtualElement, svg: boolean): void {
    propsOf.set(element, props);
    writeAttributes(element, tag, props, svg);
    updateChildren(element, children, svg);
    const ref = props.ref as { current: unknown } | ((element: Element) => void) | null | undefined;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }

  /** Reuses each node for the next matching element and removes the others. */
  function updateChildren(parent: Element, wanted: readonly VirtualNode[], inSvg: boolean): void {
    let next = parent.firstChild;
    for (const node of wanted) {
      let found = next;
      while (found && !isLike(found, node)) found = found.nextSibling;
      while (found && next !== found) next = removed(next as ChildNode);
      if (typeof node === 'string') {
        if (!found) parent.insertBefore(document.createTextNode(node), next);
        else if (found.nodeValue !== node) found.nodeValue = node;
      } else {
        const svg = inSvg || node.tag === 'svg';
        const element = (found as Element | null) ?? create(node, svg);
        if (!found) parent.insertBefore(element, next);
        update(element, node, svg);
        if (!found && element instanceof HTMLSelectElement) element.value = String(node.props.defaultValue);
      }
      if (found) next = found.nextSibling;
    }
    while (next) next = removed(next);
  }

  return {
    paint(view) {
      updateChildren(root, expand(view), false);
      runAfterPaint();
    },
    release: () => released.abort(),
  };
}

const isLike = (there: ChildNode, wanted: VirtualNode): boolean =>
  typeof wanted === 'string'
    ? there.nodeType === Node.TEXT_NODE
    : there instanceof Element &&
      there.localName === wanted.tag &&
      there.id === ((wanted.props.id as string | undefined) ?? '');

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
