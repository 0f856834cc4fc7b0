import { Fragment, type Child, type PaintElement, type VirtualNode } from './elements';

const isElement = (child: Child): child is PaintElement =>
  typeof child === 'object' && child !== null && 'type' in child;

/** Calls the components until only DOM elements and texts are left. */
export function expand(child: Child, into: VirtualNode[] = []): VirtualNode[] {
  if (Array.isArray(child)) {
    for (const one of child as readonly Child[]) expand(one, into);
  } else if (isElement(child)) {
    const { type, props } = child;
    const children = props.children as Child;
    if (type === Fragment) return expand(children, into);
    if (typeof type === 'string') into.push({ tag: type, props, children: expand(children) });
    else if (typeof type === 'function') expand(type(props), into);
    else if (typeof type === 'object') {
      const { context } = type;
      const outer = context.value;
      context.value = props.value;
      expand(children, into);
      context.value = outer;
    }
  } else if (child !== '' && child != null && typeof child !== 'boolean') {
    into.push(String(child as string | number));
  }
  return into;
}
