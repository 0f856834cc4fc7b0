import { sourceFiles } from '../scripts/docs/sourceFiles';

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Every text of the widget in English, by id. */
export async function englishTexts(): Promise<Record<string, string>> {
  const files = sourceFiles(['src'], /(\/strings\.ts|^src\/ui\/\w+\.strings\.ts)$/);
  const modules = await Promise.all(files.map(async (file): Promise<object> => import(`../${file}`)));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module).filter(isTexts)));
}
