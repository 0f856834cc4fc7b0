import { strengthWarnings } from './strings';

const bare = (sentence: string): string => sentence.replace(/["'.]/g, '');

const IDS: ReadonlyMap<string, string> = new Map(
  Object.entries(strengthWarnings).map(([id, sentence]) => [bare(sentence), id]),
);

/**
 * A warning, with the id of its text if it is one of zxcvbn's. Ports of zxcvbn differ in quotes and full
 * stops.
 */
export const warningText = (message: string) => ({ id: IDS.get(bare(message)), message });
