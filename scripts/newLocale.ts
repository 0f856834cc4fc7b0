// Writes the file of a new language, with the English messages to translate, and adds the language to the lists of the sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readTexts } from '../gallery/texts';
import { REFUSALS } from '../sandbox/verify/refusals';
import { locale as spanish } from '../src/ui/text/locales/es';
import type { GroupMessages } from '../src/ui/text/messageGroups';

const root = path.resolve(import.meta.dirname, '..');

/** The English message for each group of ids that share one. */
const GROUPS: GroupMessages = {
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

/** English messages by id: those of the widget, and the provider's error messages. */
async function englishTexts(): Promise<Record<string, string>> {
  const ofTheProvider = Object.entries(REFUSALS).map(([type, [, message]]) => [
    `error.${type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    message,
  ]);
  const own = (await readTexts()).map(({ id, text }) => [id, text]);
  return Object.fromEntries([...ofTheProvider, ...own]) as Record<string, string>;
}

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
  const english = await englishTexts();
  const messages = Object.fromEntries(Object.keys(spanish.messages).map((id) => [id, english[id] ?? '']));
  const source = `import type { LocaleMessages } from '../messageGroups';

    export const locale: LocaleMessages = ${JSON.stringify({ messages, groups: GROUPS })};`;
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
