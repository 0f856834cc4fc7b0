// Writes the files of a new language, with the English texts to translate, and adds the language to the lists of the sources.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readTexts } from '../gallery/texts';
import { REFUSALS } from '../sandbox/verify/refusals';
import type { GroupTexts } from '../src/ui/text/packs/textGroups';
import { root } from './docs/writeOrCheck';

const PACKS = path.join(root, 'src/ui/text/packs');

/** The English text for each group of ids that share one text. */
const GROUPS: GroupTexts = {
  continueWithProvider: 'Continue with {provider}',
  continueWithWallet: 'Continue with {wallet}',
  siteMisconfigured: 'This site is not set up correctly. Tell the person who runs it.',
  requestNotProcessed: 'We could not process what was sent. Please try again.',
  linkUsed: 'The link was used already or has expired. Request a new one and try again.',
  otherBrowser: 'Finish in the browser and on the device where you started.',
  signInAgain: 'Please sign in again.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  signInUsed: 'This sign-in was used already or has expired. Please sign in again.',
  signInFailed: 'We could not finish signing you in. Please sign in again.',
  unknownApp: 'We do not know the app that sent you here.',
  appMisconfigured: 'The app that sent you here is not set up correctly.',
  noPassword: 'This account has no password.',
  wrongCode: 'The code is wrong. Please try again.',
};

/** English texts by id: those of the widget, and the provider's error messages. */
async function englishTexts(): Promise<Record<string, string>> {
  const ofTheProvider = Object.entries(REFUSALS).map(([type, [, message]]) => [
    `error.${type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    message,
  ]);
  const own = (await readTexts()).map(({ id, text }) => [id, text]);
  return { ...Object.fromEntries([...ofTheProvider, ...own]), ...GROUPS } as Record<string, string>;
}

/** Adds a line before the first line `end` of a file. */
function addLine(file: string, end: string, line: string): void {
  const target = path.join(root, file);
  writeFileSync(
    target,
    readFileSync(target, 'utf8').replace(`\n${end}\n`, () => `\n${line}\n${end}\n`),
  );
}

export async function newPack(tag: string): Promise<void> {
  const folder = path.join(PACKS, tag);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const english = await englishTexts();
  const options = await resolveConfig(path.join(PACKS, 'es/index.ts'));
  mkdirSync(folder);
  for (const file of readdirSync(path.join(PACKS, 'es'))) {
    const target = path.join(folder, file);
    if (file === 'index.ts') {
      writeFileSync(target, readFileSync(path.join(PACKS, 'es', file), 'utf8').replace(/\/\*\*.*\*\/\n/, ''));
      continue;
    }
    const exported = (await import(path.join(PACKS, 'es', file))) as Record<string, Record<string, string>>;
    const source = Object.entries(exported).map(
      ([name, texts]) =>
        `export const ${name} = ${JSON.stringify(
          Object.fromEntries(Object.keys(texts).map((id) => [id, english[id] ?? ''])),
        )};\n`,
    );
    writeFileSync(target, await format(source.join('\n'), { ...options, parser: 'typescript' }));
  }
  addLine('src/domain/text/locales.ts', '] as const;', `  '${tag}',`);
  const chunk = tag.replace('-', '');
  const key = tag.includes('-') ? `'${tag}'` : tag;
  const load = `() => import(/* webpackChunkName: "${chunk}" */ './packs/${tag}')`;
  addLine('src/ui/text/furtherPacks.ts', '};', `  ${key}: ${load},`);
  console.log(
    `${path.relative(root, folder)} written. Translate it, then add the rules of the language to tests/data/languages.ts, the texts of messages to sandbox/messages/words.ts and a row to docs/languages.md.`,
  );
}
