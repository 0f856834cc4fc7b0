// Writes the file of a new language, with the English messages to translate, and adds the language to the lists of the sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { locale as spanish } from '../src/ui/text/locales/es';
import { readSources } from './translations/units';
import { englishGroups } from '../src/ui/text/englishGroups';

const root = path.resolve(import.meta.dirname, '..');

/** Adds a line before the first line `end` of a file. */
function addLine(file: string, end: string, line: string): void {
  const target = path.join(root, file);
  writeFileSync(
    target,
    readFileSync(target, 'utf8').replace(`\n${end}\n`, () => `\n${line}\n${end}\n`),
  );
}

export async function newLocale(tag: string): Promise<void> {
  const file = path.join(root, `src/ui/text/locales/${tag}.ts`);
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const english = new Map((await readSources()).map(({ id, source }) => [id, source]));
  const messages = Object.fromEntries(Object.keys(spanish.messages).map((id) => [id, english.get(id) ?? '']));
  const source = `import type { LocaleMessages } from '../messageGroups';

    export const locale: LocaleMessages = ${JSON.stringify({ messages, groups: englishGroups })};`;
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
  addLine('src/domain/text/locales.ts', '] as const;', `  '${tag}',`);
  const chunk = tag.replace('-', '');
  const key = tag.includes('-') ? `'${tag}'` : tag;
  const load = `() => import(/* webpackChunkName: "${chunk}" */ './locales/${tag}')`;
  addLine('src/ui/text/furtherLocales.ts', '};', `  ${key}: ${load},`);
  console.log(
    `${path.relative(root, file)} written. Translate it, then add the rules of the language to tests/data/languages.ts, the texts of messages to sandbox/messages/words.ts and a row to docs/languages.md.`,
  );
}
