import { ENTRIES } from '../../../gallery/entries/all';

export const READ_SCREENS = [...new Set(ENTRIES.map(({ screen }) => screen))];
export const SCREEN_READER_COMMAND = 'npm run screen-reader';

const HEADER = `Each state of this screen as a screen reader reads it, from the first part to the last: role, states, "name", = "value",
(description). Written by \`${SCREEN_READER_COMMAND}\`.
`;

/**
 * Reads all states of a screen.
 * @param readState shows a state and reads it
 * @returns the file and its text
 */
export async function readScreen(
  screen: string,
  readState: (name: string) => Promise<string>,
): Promise<{ file: string; text: string }> {
  const parts = [`${screen}\n\n${HEADER}`];
  for (const { name, title } of ENTRIES.filter((entry) => entry.screen === screen))
    parts.push(`${title} (${name})\n\n${(await readState(name)).replace(/^/gm, '    ')}\n`);
  return { file: `docs/screen-reader/${screen}.txt`, text: parts.join('\n') };
}
