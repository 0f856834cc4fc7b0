/** A function component. `forwardRef` and `memo` return such functions here too. */
export type Component = (props: Props) => Child;

export type Props = Readonly<Record<string, unknown>>;

/** A context provider; its value applies to everything below it. */
export interface Provider {
  context: Context<unknown>;
}

export interface Context<T> {
  value: T;
  Provider: Provider;
}

export const Fragment = Symbol('fragment');

/** A JSX element. */
export interface PaintElement {
  type: string | Component | Provider | typeof Fragment;
  props: Props;
}

export type Child = PaintElement | string | number | boolean | null | undefined | readonly Child[];

/** A DOM element to create, with expanded children. A string is a text node. */
export interface VirtualElement {
  tag: string;
  props: Props;
  children: VirtualNode[];
}

export type VirtualNode = VirtualElement | string;
