/** @jest-environment node */
import { passcodeFrom } from '../../src/domain/calls/validation';
import { LANGUAGES } from '../../src/domain/text/locales';
import { messageShape, pluralCategories } from '../../src/domain/text/messageShape';
import { formatMessage } from '../../src/domain/text/messages';
import { useSandbox, visitorOf } from '../testing/visitor';
import { MESSAGE_LANGUAGES } from './languages';
import { codeMessage } from './messages';
import { WORDS, type Words } from './words';

const sandbox = useSandbox();
const public_token = 'public-token-test-words';
const EMAIL = 'ada@example.com';
const PHONE = '+14155550123';
const OTHERS = MESSAGE_LANGUAGES.filter((language) => language !== 'en');
const IDS = Object.keys(WORDS.en) as (keyof Words)[];

async function visitorIn(locale?: string) {
  const messages = locale === undefined ? {} : { messages: { locale } };
  await sandbox.current.control.createProject({ public_token, ...messages });
  return visitorOf(sandbox.current, public_token);
}

describe('§7 Sandbox: the texts of messages', () => {
  it('the texts exist in every language of the widget', () => {
    expect(LANGUAGES.filter((language) => !Object.hasOwn(WORDS, language))).toEqual([]);
    expect(MESSAGE_LANGUAGES).toHaveLength(18);
  });

  it.each(OTHERS)(
    '%s: the same texts as in English, with their placeholders and the plurals of the language',
    (language) => {
      const wrong = IDS.filter((id) => {
        const [english, own] = [messageShape(WORDS.en[id] ?? ''), messageShape(WORDS[language][id] ?? '')];
        const hasPlurals = own?.plurals.every(
          ({ categories }) => `${categories.toSorted()}` === `${pluralCategories(language).toSorted()}`,
        );
        return !hasPlurals || `${own?.placeholders.toSorted()}` !== `${english?.placeholders.toSorted()}`;
      });
      expect(wrong).toEqual([]);
      expect(IDS.filter((id) => WORDS[language][id] === WORDS.en[id])).toEqual([]);
    },
  );

  it.each([1, 5, 30])('%d minutes: no text shows syntax', (minutes) => {
    const said = MESSAGE_LANGUAGES.flatMap((language) =>
      IDS.map((id) =>
        formatMessage(WORDS[language][id] ?? '', { minutes, project: 'PriceRx', code: '123456' }, language),
      ),
    );
    expect(said.filter((text) => /[{}#]|^$/.test(text))).toEqual([]);
  });

  it.each(MESSAGE_LANGUAGES)(
    '%s: a text message ends with the line for autofill, and the code is found in the pasted text',
    (language) => {
      const { text } = codeMessage({
        language,
        project: 'PriceRx',
        channel: 'sms',
        code: '324929',
        minutes: 5,
        domain: 'pricerx.example',
      });
      expect(text.split('\n').slice(1)).toEqual(['', '@pricerx.example #324929']);
      expect(passcodeFrom(text)).toBe('324929');
    },
  );
});

describe('§7 Sandbox: the language of messages', () => {
  const textTo = async (locale: string | undefined, body: Record<string, unknown> = {}) => {
    const visitor = await visitorIn(locale);
    await visitor.call('/otps/sms/login_or_create', { phone_number: PHONE, ...body });
    return (await visitor.lastMessage(PHONE)).text;
  };

  it('is English with the provider’s wording when the project sets no language', async () => {
    expect(await textTo(undefined)).toMatch(
      /^Your PriceRx code is \d{6}\. It is good for 5 minutes\.\n\n@localhost #\d{6}$/,
    );
  });

  it.each([
    ['es-MX', /^Tu código de PriceRx es \d{6}\. Es válido por 5 minutos\.\n\n@localhost #\d{6}$/],
    ['zh-TW', /驗證碼/],
    ['pt-PT', /^Seu código/],
    ['fil', /^Ang iyong/],
  ])('follows the project’s setting: %s', async (locale, text) => {
    expect(await textTo(locale)).toMatch(text);
  });

  it('follows the call’s language when it is known, and else the project’s setting', async () => {
    expect(await textTo('es', { locale: 'fr' })).toMatch(/^Votre code/);
    expect(await textTo('es', { locale: 'nb' })).toMatch(/^Tu código/);
  });

  it('emails with a link, a code and a reset are written in it, and their HTML has its lang and dir attributes', async () => {
    const visitor = await visitorIn('ar');
    await visitor.call('/magic_links/email/login_or_create', { email: EMAIL });
    const link = await visitor.lastMessage(EMAIL);
    await visitor.call('/otps/email/login_or_create', { email: EMAIL });
    const code = await visitor.lastMessage(EMAIL);
    await visitor.call('/passwords/email/reset/start', { email: EMAIL });
    const reset = await visitor.lastMessage(EMAIL);
    const arabic: unknown = expect.stringMatching(/[\u0600-\u06ff]/);
    for (const { subject, text, html } of [link, code, reset]) {
      expect([subject, text]).toEqual([arabic, arabic]);
      expect(html).toMatch(/^(<p lang="ar" dir="rtl">.*<\/p>\n?)+$/);
    }
    expect(reset.links?.map(({ url }) => reset.text.split('\n').includes(url))).toEqual([true, true]);
  });

  it('refuses a language without texts, and lists the available ones', async () => {
    await expect(visitorIn('nb')).rejects.toThrow(
      /^messages\.locale "nb" should be one of en, es, zh-Hans, /,
    );
    await expect(visitorIn('not a tag')).rejects.toThrow('messages.locale "not a tag"');
  });
});
