/** A component as the views write it: a function of its props. `forwardRef` and `memo` give plain functions here too. */
export type Component = (props: Props) => Child;

export type Props = Readonly<Record<string, unknown>>;

/** A context's provider: its value holds for everything that is expanded below it. */
export interface Provider {
  context: Context<unknown>;
}

export interface Context<T> {
  value: T;
  Provider: Provider;
}

export const Fragment = Symbol('fragment');

/** What JSX makes. */
export interface PaintElement {
  type: string | Component | Provider | typeof Fragment;
  props: Props;
}

export type Child = PaintElement | string | number | boolean | null | undefined | readonly Child[];

/** An element of the DOM to be, with its children expanded. A string is a text node. */
export interface VirtualElement {
  tag: string;
  props: Props;
  children: VirtualNode[];
}

export type VirtualNode = VirtualElement | string;
