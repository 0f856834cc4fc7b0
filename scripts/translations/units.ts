import { readTexts } from '../../gallery/texts';
import textIndex from '../../gallery/textIndex.json';
import { DEVICE_ERRORS } from '../../src/domain/errors/deviceErrors';
import { englishGroups } from '../../src/ui/text/englishGroups';
import { GROUP, readLocale } from './localeFile';
import { notesIn, type Note } from './notes';
import { readStates, stateOf, type States, type TranslationState } from './states';

/** An English text to translate. A text that several ids share is one. */
export interface Source extends Note {
  id: string;
  source: string;
  /** Screens of the gallery that show it. */
  states: readonly string[];
}

export interface Unit extends Source {
  target: string;
  state: TranslationState;
}

const GROUPS_FILE = 'src/ui/text/englishGroups.ts';
const index: Readonly<Record<string, readonly string[]>> = textIndex;

/** §8: the message names the missing parameter, so it is no text of a strings file. */
const MISSING_PARAMETER = {
  id: 'error.IDPOAuthFlowMissingParamError',
  source: DEVICE_ERRORS.IDPOAuthFlowMissingParamError.message,
  note: 'Error on the consent screen: the link of another app is incomplete. Ask to tell that app’s developer.',
};

/** The texts to translate, in the order of the files of the languages. */
export async function readSources(): Promise<Source[]> {
  const texts = await readTexts();
  const notes = new Map([...new Set(texts.map(({ file }) => file))].flatMap((file) => [...notesIn(file)]));
  const groupNotes = notesIn(GROUPS_FILE);
  const english = new Map(texts.map(({ id, text }) => [id, text]));
  return [...readLocale('es').keys()].map((id) => {
    const states = index[id] ?? [];
    if (id === MISSING_PARAMETER.id) return { ...MISSING_PARAMETER, states };
    const group = id.startsWith(GROUP) ? id.slice(GROUP.length) : '';
    const source = group ? englishGroups[group as keyof typeof englishGroups] : english.get(id);
    const note = (group ? groupNotes : notes).get(group || id);
    if (source === undefined || !note) throw new Error(`"${id}" has no English text, or no note above it.`);
    return { id, source, ...note, states };
  });
}

/** The texts of a language beside their English. */
export async function readUnits(tag: string, states: States = readStates()): Promise<Unit[]> {
  const texts = readLocale(tag);
  return (await readSources()).map((source) => ({
    ...source,
    target: texts.get(source.id) ?? '',
    state: stateOf(states, tag, source.id, source.source),
  }));
}
