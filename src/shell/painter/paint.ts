import { writeAttributes } from './attributes';
import type { Child, Props, VirtualElement, VirtualNode } from './elements';
import { expand } from './expand';
import { runAfterPaint } from './painted';

const SVG = 'http://www.w3.org/2000/svg';

/** The handlers that the views give to elements, by the event that the browser tells. */
const HANDLERS = { click: 'onClick', submit: 'onSubmit', keydown: 'onKeyDown' } as const;

export interface Painter {
  /** Draws a view, or brings what was drawn before up to date: elements that are still wanted stay the same nodes. */
  paint(view: Child): void;
  /** The views' handlers hear nothing more; what is drawn stays. */
  release(): void;
}

/** Draws views without React, for the time until React is here. */
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

  /** In order; a node is kept for the next element that is like it, and all that no element wants are removed. */
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
