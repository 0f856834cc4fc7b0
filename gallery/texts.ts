import { readTexts } from '../scripts/docs/texts';
import { pack } from '../src/ui/packs/es';

/**
 * Every text of the widget in English, by id. Errors that are English in the provider's own words have an id and no such
 * text: theirs is taken from a language that has one.
 */
export async function everyText(): Promise<Record<string, string>> {
  const english = (await readTexts()).map(({ id, text }) => [id, text] as const);
  return { ...pack, ...Object.fromEntries(english) };
}
