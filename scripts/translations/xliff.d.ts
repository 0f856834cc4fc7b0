declare module 'xliff' {
  interface XliffText {
    source: string;
    target?: string;
    note?: string;
  }
  interface Xliff {
    sourceLanguage: string;
    targetLanguage?: string;
    resources: Record<string, Record<string, XliffText>>;
  }
  /** Writes XLIFF 2.0. */
  export function js2xliff(content: Xliff): Promise<string>;
  export function xliff2js(text: string): Promise<Xliff>;
}
