import { strengthWarnings } from './strings';

const bare = (sentence: string): string => sentence.replace(/["'.]/g, '');

const IDS: ReadonlyMap<string, string> = new Map(
  Object.entries(strengthWarnings).map(([id, sentence]) => [bare(sentence), id]),
);

/** What the provider says of a password, with its id where it is one of zxcvbn's: ports differ in quotes and full stops. */
export const warningText = (message: string) => ({ id: IDS.get(bare(message)), message });
