import { js2xliff, xliff2js } from 'xliff';
import type { Unit } from './units';

export type ExchangeFormat = 'xliff' | 'json';

/** A translated text, and the English text beside which it was written. */
export interface Translation {
  source: string;
  target: string;
  reviewedBy?: string;
  on?: string;
}

/** The content of a translator's file. */
export interface Translations {
  language: string;
  texts: Readonly<Record<string, Translation>>;
}

/** The namespace of the texts in XLIFF. */
const FILE = 'pricerx-auth';

const noteOf = ({ note, maxLength, state, states }: Unit): string =>
  [
    note,
    ...(maxLength && !note.includes('At most') ? [`At most ${maxLength} characters.`] : []),
    ...(states.length > 0 ? [`Seen in: ${states.slice(0, 3).join(', ')}.`] : []),
    ...(state === 'translated' ? [] : [`State: ${state}.`]),
  ].join(' ');

/** The file for a translator. */
export async function exportUnits(
  language: string,
  units: readonly Unit[],
  as: ExchangeFormat,
): Promise<string> {
  if (as === 'json')
    return `${JSON.stringify({ language, texts: Object.fromEntries(units.map(({ id, ...unit }) => [id, unit])) }, null, 2)}\n`;
  const resources = Object.fromEntries(
    units.map((unit) => [unit.id, { source: unit.source, target: unit.target, note: noteOf(unit) }]),
  );
  return js2xliff({ sourceLanguage: 'en', targetLanguage: language, resources: { [FILE]: resources } });
}

/** Reads a translator's file: JSON, or XLIFF 2. */
export async function readTranslations(content: string): Promise<Translations> {
  if (content.trimStart().startsWith('{')) return JSON.parse(content) as Translations;
  const { targetLanguage, resources } = await xliff2js(content);
  const texts = Object.assign({}, ...Object.values(resources)) as Record<string, Translation>;
  if (!targetLanguage) throw new Error('The XLIFF file has no trgLang.');
  return { language: targetLanguage, texts };
}
