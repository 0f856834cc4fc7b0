import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OPTION_OF } from '../page/playground/optionOf';
import { optionComments } from './optionComments';

const comments = optionComments(
  readFileSync(path.resolve(import.meta.dirname, '../../docs/widget.md'), 'utf8'),
);

describe('the site: descriptions of options in the playground', () => {
  it.each(Object.values(OPTION_OF))('docs/widget.md describes %s', (option) => {
    expect(comments[option]).toMatch(/^[A-Z].*\.$/);
  });

  it('they have no Markdown and no example', () => {
    expect(comments['OTPOptions.methods']).toBe('The delivery methods, in the order of their tabs.');
    expect(comments['SchemeStyles.colors.secondary']).toBe('Helper texts. Default: #5C727D.');
    expect(Object.values(comments).join(' ')).not.toMatch(/`|\*\*|\]\(/);
  });
});
