/** The part of stylis, emotion's compiler, that `styleCache.ts` uses. */
declare module 'stylis' {
  /** A rule, a declaration or a comment. */
  interface Element {
    type: string;
    return: string;
  }
  type Middleware = (
    element: Element,
    index: number,
    children: Element[],
    callback: Middleware,
  ) => string | void;
  export function compile(css: string): Element[];
  export function serialize(elements: Element[], callback: Middleware): string;
  export function middleware(list: Middleware[]): Middleware;
  /** Passes each complete rule to the callback. */
  export function rulesheet(callback: (rule: string) => void): Middleware;
  export const stringify: Middleware;
}
