import { namesIn } from './docsNames.mjs';

const FILES = {
  'src/mount/firstScreen.ts': 'export const keepValue = () => fieldsOf(); const first = { input() {} };',
  'src/other.ts': 'export const heardOf = 1;',
};
const problemsOf = namesIn(Object.keys(FILES), (file) => FILES[file]);

describe('docs:check: names in a document', () => {
  it.each([
    ['`forgottenName` is called', ['no code has the name forgottenName']],
    ['`forgottenName()` is called', ['no code has the name forgottenName']],
    ['`first.gone()` is called', ['no code has the name gone']],
    ['see `mount/gone.ts`', ['there is no mount/gone.ts']],
    ['`keepValue` and `heardOf` of `mount/firstScreen.ts`', ['mount/firstScreen.ts does not have heardOf']],
    ['`heardOf` (`firstScreen.ts`)', ['firstScreen.ts does not have heardOf']],
    ['`firstScreen.ts`, `input`,\n`heardOf`', ['firstScreen.ts does not have heardOf']],
  ])('%j is refused', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each([
    '`keepValue` and `input` of `mount/firstScreen.ts`, `heardOf` (`other.ts`)',
    '`first.input()`, `fieldsOf`, `npm run docs:check`, `--flag`, `dist/x.js`, `word`, `useStytchUser`',
    '```js\nforgottenName();\n```',
  ])('%j is accepted', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});
