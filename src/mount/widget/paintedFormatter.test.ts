import { formatMessage } from '../../domain/text/messages';
import { mainStrings } from '../../screens/main/strings';
import { LANGUAGES } from '../../domain/text/locales';
import { loadedLocaleMessages, loadLocaleMessages } from '../../ui/text/localeMessages';
import { sharedStrings } from '../../ui/text/shared.strings';
import { needsMessageParser } from './paintedFormatter';

const OWN: Record<string, string> = { ...mainStrings, ...sharedStrings };

describe('§1 Strings: texts of the first screen', () => {
  it.each(LANGUAGES)(
    'need no message parser in %s, because formatting leaves them unchanged',
    async (language) => {
      await loadLocaleMessages(language);
      const texts = { ...OWN, ...loadedLocaleMessages(language) };
      for (const id of Object.keys(OWN)) expect(formatMessage(texts[id] ?? '')).toBe(texts[id]);
    },
  );

  it.each([
    ['plain', 'Sign in', false],
    ['an apostrophe, a number sign and a closing bracket', "It's our #1 } place", false],
    ['a placeholder', 'Hello {name}', true],
    ['a tag', 'Our <bold>site</bold>', true],
    ['a doubled apostrophe', "It''s", true],
    ['a quoted bracket', "a '}' b", true],
  ])('need the parser only when a host’s text has syntax: %s', (_, text, needed) => {
    expect(needsMessageParser({ 'login.title': text })).toBe(needed);
    if (!needed) expect(formatMessage(text)).toBe(text);
    expect(needsMessageParser({ 'otp.title': text })).toBe(false);
  });
});
