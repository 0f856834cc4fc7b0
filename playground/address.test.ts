/** @jest-environment node */
import fc from 'fast-check';
import { choiceParams, readChoice } from './address';
import { anyChoice } from './testing/anyChoice';
import { DEFAULT_CHOICE } from './choice';
import { chosenArgs } from './mountArgs';

describe('the playground’s address', () => {
  it('is empty for the default choice, and has a field for each difference', () => {
    expect(choiceParams(DEFAULT_CHOICE).toString()).toBe('');
    expect(readChoice('')).toEqual(DEFAULT_CHOICE);
    const choice = { ...DEFAULT_CHOICE, language: 'es' as const, styles: { 'colors.primary': '#123456' } };
    expect(choiceParams(choice).toString()).toBe('language=es&colors.primary=%23123456');
  });

  it('returns every choice unchanged, with the order of its products and methods', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readChoice(`?${choiceParams(choice).toString()}`)).toEqual(choice);
      }),
    );
  });

  it('ignores options that the playground does not offer', () => {
    const hostile = new URLSearchParams({
      products: 'otp,<script>,__proto__,otp',
      social: 'evil',
      language: 'xx',
      direction: 'up',
      linkMinutes: '999',
      codeMinutes: '-1',
      'colors.primary': 'red;} body{display:none',
      'colors.error': 'url(https://evil.example)',
      'container.width': `${'9'.repeat(90)}px`,
      'logo.logoImageUrl': 'javascript:alert(1)',
      'text.login.title': '<img src=x onerror=alert(1)>',
      'text.__proto__': 'x',
      token: 'secret',
      selector: '#other',
      publicToken: 'public-token-live-x',
    });
    expect(readChoice(hostile.toString())).toEqual({ ...DEFAULT_CHOICE, products: ['otp'], social: [] });
  });

  it('removes control characters and bidirectional marks from texts, and makes apostrophes typographic', () => {
    const { texts } = readChoice(`?${new URLSearchParams({ 'text.login.title': " \u202ELet\u0007's go " })}`);
    expect(texts).toEqual({ 'login.title': 'Let’s go' });
  });

  it('reads any text without an error, and the resulting arguments have known fields only', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (raw, fields) => {
        for (const search of [raw, new URLSearchParams(fields).toString()])
          expect(Object.keys(chosenArgs(readChoice(search)))).toEqual(expect.arrayContaining(['config']));
      }),
    );
  });
});
