import { cssName } from '../../../domain/theme/theme';
import { Fragment, type Child, type PaintElement, type Props } from './react';

/** A DOM element to create, with rendered children. A string is a text node. */
interface VElement {
  tag: string;
  props: Props;
  children: VNode[];
}

type VNode = VElement | string;

const isElement = (child: Child): child is PaintElement =>
  typeof child === 'object' && child !== null && 'type' in child;

/** Calls the components until only DOM elements and texts are left. */
function render(child: Child, into: VNode[] = []): VNode[] {
  if (Array.isArray(child)) {
    for (const one of child as readonly Child[]) render(one, into);
  } else if (isElement(child)) {
    const { type, props } = child;
    const children = props.children as Child;
    if (type === Fragment) return render(children, into);
    if (typeof type === 'string') into.push({ tag: type, props, children: render(children) });
    else if (typeof type === 'function') render(type(props), into);
    else if (typeof type === 'object') {
      const { context } = type;
      const outer = context.value;
      context.value = props.value;
      try {
        render(children, into);
      } finally {
        context.value = outer;
      }
    }
  } else if (child !== '' && child != null && typeof child !== 'boolean') {
    into.push(String(child as string | number));
  }
  return into;
}

const NOT_ATTRIBUTES = new Set(['children', 'ref']);

/** Attributes that only a server's HTML has. Their removal would reset a field that the visitor has not changed. */
const KEPT_ATTRIBUTES = new Set(['selected']);

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

function writeAttributes(element: Element, tag: string, props: Props, svg: boolean): void {
  const attributes = attributesOf(tag, props, svg);
  for (const name of element.getAttributeNames()) {
    if (!attributes.has(name) && !KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
  for (const [name, text] of attributes) {
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

  const create = ({ tag }: VElement, svg: boolean): Element =>
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

  function update(element: Element, { tag, props, children }: VElement, svg: boolean): void {
    // The first paint of an element: a new one, or one of a server's HTML.
    if (!propsOf.has(element)) listen(element, props);
    propsOf.set(element, props);
    const chosen = element instanceof HTMLSelectElement ? element.value : null;
    writeAttributes(element, tag, props, svg);
    updateChildren(element, children, svg);
    // The options of another language have another order.
    if (element instanceof HTMLSelectElement && chosen) element.value = chosen;
    const ref = props.ref as { current: unknown } | ((element: Element) => void) | null | undefined;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }

  /** Reuses each node for the next matching element and removes the others. */
  function updateChildren(parent: Element, vnodes: readonly VNode[], inSvg: boolean): void {
    let next = parent.firstChild;
    for (const node of vnodes) {
      let found = next;
      while (found && !canReuse(found, node)) found = found.nextSibling;
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
      updateChildren(root, render(view), false);
    },
    release: () => released.abort(),
  };
}

const canReuse = (there: ChildNode, vnode: VNode): boolean =>
  typeof vnode === 'string'
    ? there.nodeType === Node.TEXT_NODE
    : there instanceof Element &&
      there.localName === vnode.tag &&
      there.id === ((vnode.props.id as string | undefined) ?? '');

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
