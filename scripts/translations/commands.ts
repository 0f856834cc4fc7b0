import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LANGUAGES } from '../../src/domain/text/locales';
import { exportUnits, readTranslations, type ExchangeFormat } from './exchange';
import { importTranslations } from './importTranslations';
import { localeFile } from './localeFile';
import { readStates, STATES_FILE } from './states';
import { readUnits } from './units';

const TRANSLATED = LANGUAGES.filter((tag) => tag !== 'en');

/** Writes a file for the translators of each of these languages. */
export async function exportTo(folder: string, as: string, tags: readonly string[]): Promise<void> {
  if (as !== 'xliff' && as !== 'json') throw new Error('--export is followed by xliff or json.');
  mkdirSync(folder, { recursive: true });
  for (const tag of tags.length > 0 ? tags : TRANSLATED) {
    const units = await readUnits(tag);
    const file = path.join(folder, `${tag}.${as satisfies ExchangeFormat}`);
    writeFileSync(file, await exportUnits(tag, units, as));
    const outdated = units.filter(({ state }) => state === 'outdated').length;
    console.log(`${file}: ${units.length} texts, ${outdated} outdated.`);
  }
}

/** Takes over a translator's file. `reviewedBy` is who has read all of its texts. */
export async function importFrom(file: string, reviewedBy: string | undefined): Promise<void> {
  const { language, texts } = await readTranslations(readFileSync(file, 'utf8'));
  const on = new Date().toISOString().slice(0, 10);
  const read = Object.entries(texts).map(([id, text]) => [
    id,
    reviewedBy ? { ...text, reviewedBy, on } : text,
  ]);
  const imported = importTranslations(
    { language, texts: Object.fromEntries(read) as typeof texts },
    readStates(),
  );
  const target = localeFile(language);
  const options = { ...(await resolveConfig(target)), parser: 'typescript' };
  writeFileSync(target, await format(imported.locale, options));
  writeFileSync(STATES_FILE, `${JSON.stringify(imported.states, null, 2)}\n`);
  imported.refused.forEach((line) => console.error(line));
  console.log(`${language}: ${imported.changed.length} texts changed, ${imported.refused.length} refused.`);
}

/** The rows of docs/languages.md: how many texts of each language are outdated, and how many were reviewed. */
export async function stateRows(): Promise<string[]> {
  const states = readStates();
  return Promise.all(
    TRANSLATED.map(async (tag) => {
      const units = await readUnits(tag, states);
      const count = (state: string) => units.filter((unit) => unit.state === state).length;
      return `| \`${tag}\` | ${units.length} | ${count('outdated')} | ${count('reviewed')} |`;
    }),
  );
}
