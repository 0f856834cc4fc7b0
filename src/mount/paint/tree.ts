import { cssName } from '../../domain/theme/theme';
import { Fragment, type Child, type PaintElement, type Props } from './react';

/** An element to write. */
export interface TreeElement {
  tag: string;
  /** Whether it is SVG: the element itself, or one inside of it. */
  svg: boolean;
  /** Attributes by their names in React, handlers, `ref`. */
  props: Props;
  children: readonly TreeNode[];
}

/** A string is a text node. */
export type TreeNode = TreeElement | string;

const isElement = (child: Child): child is PaintElement =>
  typeof child === 'object' && child !== null && 'type' in child;

/** Calls the components until only elements and texts are left: the tree that `toDOM.ts` and `toHTML.ts` write. */
export function treeOf(child: Child, inSvg = false, into: TreeNode[] = []): TreeNode[] {
  if (Array.isArray(child)) {
    for (const one of child as readonly Child[]) treeOf(one, inSvg, into);
  } else if (isElement(child)) {
    const { type, props } = child;
    const children = props.children as Child;
    if (type === Fragment) return treeOf(children, inSvg, into);
    if (typeof type === 'string') {
      const svg = inSvg || type === 'svg';
      into.push({ tag: type, svg, props, children: treeOf(children, svg) });
    } else if (typeof type === 'function') treeOf(type(props), inSvg, into);
    else {
      const { context } = type;
      const outer = context.value;
      context.value = props.value;
      try {
        treeOf(children, inSvg, into);
      } finally {
        context.value = outer;
      }
    }
  } else if (child !== '' && child != null && typeof child !== 'boolean') {
    into.push(String(child as string | number));
  }
  return into;
}

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

/** The attributes that React would write. */
export function attributesOf({ tag, props, svg }: TreeElement): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [prop, value] of Object.entries(props)) {
    // A select's default value selects an option; it is not an attribute.
    if (/^(children|ref)$/.test(prop) || (tag === 'select' && prop === 'defaultValue')) continue;
    const text = textOf(prop, value);
    if (text !== null) attributes[NAMES[prop] ?? (svg ? svgName(prop) : prop.toLowerCase())] = text;
  }
  return attributes;
}
