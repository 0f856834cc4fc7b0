import { cleanEmail, isEmail } from './email';

const EMAIL = 'ada@example.com';

/** Runs in Node. `e2e/broad/forms/pastedEmail.e2e.ts` repeats the domains in browsers, whose URL differs. */
describe('§5 Email: a typed or pasted text', () => {
  it.each([
    ['spaces', ` \t${EMAIL}\n`],
    ['spaces that do not break', `\u00a0${EMAIL}\u202f`],
    ['a zero-width space', `\u200bada@\u200bexample.com\u200b`],
    ['a word joiner', `ada\u2060@example.com`],
    ['a byte order mark', `\ufeff${EMAIL}`],
    ['soft hyphens', `ada@exam\u00adple.com`],
    ['direction marks', `\u202a${EMAIL}\u202c\u200e\u200f`],
    ['joiners between Latin letters', `ad\u200da@exam\u200cple.com`],
    ['a variation selector', `${EMAIL}\ufe0f`],
    ['a link', `mailto:${EMAIL}`],
    ['a link in capitals, with a subject', `MAILTO:${EMAIL}?subject=Hi%20Ada&cc=bob@example.com`],
    ['a link with escapes', 'mailto:ada%40example.com'],
    ['angle brackets', `<${EMAIL}>`],
    ['angle brackets around a link', `<mailto:${EMAIL}>`],
    ['a link before angle brackets', `mailto:<${EMAIL}>`],
    ['a name', `Ada <${EMAIL}>`],
    ['a quoted name with a comma', `"Lovelace, Ada" <${EMAIL}>,`],
    ['a name that is the address', `${EMAIL} <${EMAIL}>`],
    ['the same in quotes', `'${EMAIL}' <${EMAIL}>`],
    ['one bracket of two', `<${EMAIL}`],
    ['quotes', `"${EMAIL}"`],
    ['single quotes', `'${EMAIL}'`],
    ['curly quotes', `“${EMAIL}”`],
    ['low and single curly quotes', `‚${EMAIL}‘`],
    ['guillemets with spaces', `« ${EMAIL} »`],
    ['corner brackets', `「${EMAIL}」`],
    ['backticks', `\`${EMAIL}\``],
    ['bold in Markdown', `**${EMAIL}**`],
    ['quotes and the end of a sentence', `'${EMAIL}'.`],
    ['brackets', `(${EMAIL})`],
    ['an envelope', `📧 ${EMAIL}`],
    ['a full stop', `${EMAIL}.`],
    ['a comma', `${EMAIL},`],
    ['other ends of a sentence', `${EMAIL} ?!…`],
    ['a Chinese full stop', `${EMAIL}。`],
    ['an Arabic comma', `${EMAIL}،`],
    ['full-width letters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['a full-width sign and ideographic full stop', 'ada＠example。com'],
    ['a small commercial at', 'ada﹫example.com'],
  ])('%s is removed or converted: %j', (_, text) => {
    expect(cleanEmail(text)).toBe(EMAIL);
  });

  it.each([
    ['signs of RFC 5322', "!#$%&'*+/=?^_`{|}~-@example.com"],
    ['an apostrophe', "o'neil@example.ie"],
    ['a name that begins with a sign', "'ada@example.com"],
    ['a percent sign', 'ada%40b@example.com'],
    ['capitals', 'Ada.Lovelace@Example.COM'],
    ['an ASCII form', 'ada@xn--bcher-kva.example'],
    ['a name “mailto”', 'mailto@example.com'],
  ])('an address stays as it is: %s', (_, text) => {
    expect(cleanEmail(text)).toBe(text);
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['an unfinished address', 'ada@'],
    ['another unfinished one', '"ada@example'],
    ['two addresses', `${EMAIL}, bob@example.com`],
    ['two addresses with names', `Ada <${EMAIL}>, Bob <bob@example.com>`],
    ['a name that is another address', `bob@example.com <${EMAIL}>`],
    ['two addresses without anything between', `${EMAIL}bob@example.com`],
    ['a sentence', `Write to ${EMAIL}`],
    ['a space inside', 'ada lovelace@example.com'],
    ['letters before the @ that are not ASCII', 'zoë@example.com'],
    ['broken escapes', 'mailto:ada%zz@example.com%'],
    ['a domain that is a path', 'ada@bücher.example/path'],
    ['a domain with a port', 'ada@bücher.example:80'],
    ['a domain that ends in a number', 'ada@bücher.1'],
    ['a soft hyphen alone', '\u00ad'],
  ])('is no address and stays as typed: %s', (_, text) => {
    expect(cleanEmail(text)).toBe(text);
    expect(isEmail(text)).toBe(false);
  });

  it.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['Ada@BÜCHER.example', 'Ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['Ada <ada@bücher.example>.', 'ada@xn--bcher-kva.example'],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@उदाहरण.परीक्षा', 'ada@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
    ['ada@مثال.إختبار', 'ada@xn--mgbh0fb.xn--kgbechtv'],
    ['ada@faß.de', 'ada@xn--fa-hia.de'],
    ['ada@βόλος.com', 'ada@xn--nxasmm1c.com'],
    ['ada@نامه\u200cای.com', 'ada@xn--mgba3gch31f060k.com'],
    ['ada@\u200bbücher\u200d.example', 'ada@xn--bcher-kva.example'],
  ])('an international domain becomes its ASCII form: %s', (text, email) => {
    expect(cleanEmail(text)).toBe(email);
    expect(isEmail(email)).toBe(true);
  });

  it('a browser that reads ß as ss gets no address, because that is another domain', () => {
    const before = globalThis.URL;
    globalThis.URL = class extends before {
      override get hostname() {
        return super.hostname.replace('xn--fa-hia', 'fass');
      }
    } as typeof URL;
    try {
      expect(cleanEmail('ada@faß.de')).toBe('ada@faß.de');
      expect(cleanEmail('ada@bücher.example')).toBe('ada@xn--bcher-kva.example');
    } finally {
      globalThis.URL = before;
    }
  });

  it.each([
    ['dots', '.'.repeat(1_000_000)],
    ['brackets', '<'.repeat(1_000_000)],
    ['stars', '*'.repeat(1_000_000)],
    ['joiners', '\u200d'.repeat(1_000_000)],
    ['a name with brackets', `Ada <${'<>'.repeat(500_000)}`],
  ])('answers in linear time: %s', (_, text) => {
    const start = process.hrtime.bigint();
    expect(isEmail(cleanEmail(text))).toBe(false);
    expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(100);
  });
});
