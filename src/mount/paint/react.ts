// Replaces `react` and `react/jsx-runtime` in the painted views: a hook returns its first value, and effects do not run.

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

/** What `react/jsx-runtime` exports. */
export const jsx = (type: PaintElement['type'], props: Props): PaintElement => ({ type, props });
export const jsxs = jsx;

export function createContext<T>(initial: T): Context<T> {
  const context = { value: initial } as Context<T>;
  context.Provider = { context: context as Context<unknown> };
  return context;
}

export const useContext = <T>(context: Context<T>): T => context.value;

export const forwardRef =
  (render: (props: Props, ref: unknown) => Child): Component =>
  ({ ref, ...props }) =>
    render(props, ref);

export const memo = (component: Component): Component => component;

const nothing = (): void => undefined;

export const useState = <T>(initial: T | (() => T)) => [
  typeof initial === 'function' ? (initial as () => T)() : initial,
  nothing,
];

export const useReducer = <T>(_: unknown, initial: T) => [initial, nothing];
export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(callback: T): T => callback;
export const useRef = <T>(initial: T): { current: T } => ({ current: initial });

export const useEffect = nothing;
export const useLayoutEffect = nothing;
