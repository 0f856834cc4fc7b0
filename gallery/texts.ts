import { readdirSync } from 'node:fs';
import path from 'node:path';
import { messagesOf } from '../src/ui/text/spanish';

export interface Text {
  id: string;
  text: string;
  /** File of the text, relative to the project. */
  file: string;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isStringsFile = (file: string): boolean => /(\/|\.)strings\.ts$/.test(file);

/** Reads all English texts of the widget. Run it in the project's folder; it works in jest and tsx. */
export async function readTexts(): Promise<Text[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter(isStringsFile)
    .sort();
  const read = async (file: string): Promise<Text[]> => {
    const exported: object = await import(path.resolve(file));
    return Object.values(exported)
      .filter(isTexts)
      .flatMap((texts) => Object.entries(texts).map(([id, text]) => ({ id, text, file })));
  };
  return (await Promise.all(files.map(read))).flat();
}

/**
 * The English text of each id. For provider errors, whose English text comes from the provider, it takes the text of another
 * language.
 */
export async function readEveryText(): Promise<Record<string, string>> {
  const english = (await readTexts()).map(({ id, text }) => [id, text] as const);
  return { ...messagesOf('es'), ...Object.fromEntries(english) };
}
