/** The part of stylis, emotion's compiler, that `styleCache.ts` uses. */
declare module 'stylis' {
  /** A rule, a declaration or a comment. */
  interface Element {
    type: string;
    return: string;
  }
  type Writer = (element: Element, index: number, children: Element[], callback: Writer) => string | void;
  export function compile(css: string): Element[];
  export function serialize(elements: Element[], callback: Writer): string;
  export const stringify: Writer;
}
