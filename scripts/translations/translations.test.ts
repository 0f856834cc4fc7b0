import { readFileSync } from 'node:fs';
import { readTexts } from '../../gallery/texts';
import { LANGUAGES } from '../../src/domain/text/locales';
import { formatMessage } from '../../src/domain/text/messages';
import { messageShape } from '../../src/domain/text/messageShape';
import { englishGroups } from '../../src/ui/text/englishGroups';
import { messagesByTag } from '../../src/ui/text/messageGroups';
import { longestSentence } from '../readability';
import { exportUnits, readTranslations } from './exchange';
import { importTranslations } from './importTranslations';
import { localeFile, readLocale } from './localeFile';
import { compacted, hashOf, readStates, stateOf, translated, type States } from './states';
import { readSources, readUnits } from './units';

const TRANSLATED = LANGUAGES.filter((tag) => tag !== 'en');

const clean = async (): Promise<States> => ({
  sources: Object.fromEntries((await readSources()).map(({ id, source }) => [id, hashOf(source)])),
  languages: {},
});

describe('Notes for translators', () => {
  it('each text has one, which says what its placeholders hold', async () => {
    const sources = await readSources();
    expect(sources.length).toBeGreaterThan(250);
    const wrong = sources.filter(({ source, note }) => {
      const { placeholders } = messageShape(source)!;
      return note.length < 6 || placeholders.some((name) => !note.includes(`{${name}}`));
    });
    expect(wrong.map(({ id, note }) => [id, note])).toEqual([]);
  });

  it('no text in any language is longer than its note allows', async () => {
    const all = await Promise.all(
      ['es', ...TRANSLATED].map(async (tag) => [tag, await readUnits(tag)] as const),
    );
    const tooLong = all.flatMap(([tag, units]) =>
      units.flatMap(({ id, source, target, maxLength }) =>
        [source, target]
          .filter(
            (text) =>
              formatMessage(text, { provider: 'Google', wallet: 'MetaMask' }).length > (maxLength ?? 999),
          )
          .map((text) => [tag, id, text]),
      ),
    );
    expect(tooLong).toEqual([]);
  });
});

describe('§1 Strings: the English texts', () => {
  it('have sentences of at most 15 words', async () => {
    const long = (await readSources()).filter(({ source }) => longestSentence(source) > 15);
    expect(long.map(({ id, source }) => [id, source])).toEqual([]);
  });

  it('are one where several ids say the same; two only where a language needs two', async () => {
    const sources = await readSources();
    const idsOf = (text: string) => sources.filter(({ source }) => source === text).map(({ id }) => id);
    const equal = [...new Set(sources.map(({ source }) => source))].map(idsOf).filter(([, second]) => second);
    // Their notes say why.
    expect(equal).toEqual([
      ['button.retry', 'emailConfirmation.otherAddress'],
      ['crypto.wallet.setupNewWallet', 'crypto.setupNewWallet.title'],
    ]);
    const spanish = readLocale('es');
    equal.forEach(([one = '', other = '']) => expect(spanish.get(one)).not.toBe(spanish.get(other)));
  });

  it('are equal for all ids of a group', async () => {
    const shared = messagesByTag({ messages: {}, groups: englishGroups })('en');
    const different = (await readTexts()).filter(({ id, text }) => shared[id] && shared[id] !== text);
    expect(different.map(({ id }) => id)).toEqual([
      // §8 quotes it.
      'error.MissingPKCEError',
    ]);
  });
});

describe('Files for translators', () => {
  it.each(TRANSLATED.flatMap((tag) => [[tag, 'xliff'] as const, [tag, 'json'] as const]))(
    'the round trip of %s by %s loses nothing',
    async (tag, as) => {
      const units = await readUnits(tag);
      const read = await readTranslations(await exportUnits(tag, units, as));
      expect(read.language).toBe(tag);
      expect(Object.entries(read.texts).map(([id, { source, target }]) => [id, source, target])).toEqual(
        units.map(({ id, source, target }) => [id, source, target]),
      );
      const { locale, states, changed, refused } = importTranslations(read, readStates());
      expect(locale).toBe(readFileSync(localeFile(tag), 'utf8'));
      expect(states).toEqual(compacted(readStates(), TRANSLATED));
      expect([changed, refused]).toEqual([[], []]);
    },
  );

  it('a changed English text marks its translations as outdated, until each is translated', async () => {
    const id = 'button.done';
    const states: States = { ...(await clean()) };
    states.sources[id] = hashOf('Finish');
    const marks = async (known: States) =>
      Object.fromEntries(
        await Promise.all(
          TRANSLATED.map(async (tag) => [
            tag,
            (await readUnits(tag, known)).filter((unit) => unit.state === 'outdated').map((unit) => unit.id),
          ]),
        ),
      ) as Record<string, string[]>;
    expect(await marks(states)).toEqual(Object.fromEntries(TRANSLATED.map((tag) => [tag, [id]])));

    const [unit] = (await readUnits('de', states)).filter((each) => each.id === id);
    const file = await exportUnits('de', [{ ...unit!, target: 'Beenden' }], 'xliff');
    const imported = importTranslations(await readTranslations(file), states);
    expect(imported.changed).toEqual([id]);
    expect(imported.locale).toContain(`'button.done': 'Beenden',`);
    const rest = TRANSLATED.filter((tag) => tag !== 'de');
    expect(await marks(imported.states)).toEqual({
      de: [],
      ...Object.fromEntries(rest.map((tag) => [tag, [id]])),
    });
  });

  it('a translation of an earlier English text stays outdated', async () => {
    const texts = { 'button.done': { source: 'Finish', target: 'Beenden' } };
    const { states } = importTranslations({ language: 'de', texts }, await clean());
    expect(stateOf(states, 'de', 'button.done', 'Done')).toBe('outdated');
    expect(stateOf(states, 'fr', 'button.done', 'Done')).toBe('translated');
  });

  it('a text that a speaker has read is reviewed, until its English changes', async () => {
    const [unit] = (await readUnits('it')).filter(({ id }) => id === 'button.done');
    const review = { reviewedBy: 'Ada', on: '2026-05-31' };
    const texts = { 'button.done': { source: 'Done', target: unit!.target, ...review } };
    const { states, changed } = importTranslations({ language: 'it', texts }, await clean());
    expect(changed).toEqual([]);
    expect(states.languages).toEqual({ it: { 'button.done': review } });
    expect(stateOf(states, 'it', 'button.done', 'Done')).toBe('reviewed');
    expect(stateOf(states, 'it', 'button.done', 'Finish')).toBe('outdated');
  });

  it('when every language follows a new English text, its hash is kept once', async () => {
    const states = TRANSLATED.reduce<States>(
      (known, tag) => translated(known, tag, 'button.done', 'Finish'),
      await clean(),
    );
    expect(compacted(states, TRANSLATED)).toMatchObject({
      sources: { 'button.done': hashOf('Finish') },
      languages: {},
    });
  });

  it('an unknown id and a malformed text are refused', async () => {
    const texts = {
      'button.unheardOf': { source: 'x', target: 'y' },
      'button.done': { source: 'Done', target: '{n, plural' },
      'button.skip': { source: 'Skip', target: '' },
    };
    const { changed, refused } = importTranslations({ language: 'pl', texts }, await clean());
    expect(changed).toEqual([]);
    expect(refused).toEqual([
      'button.unheardOf: there is no such text.',
      'button.done: the translation is empty or malformed.',
      'button.skip: the translation is empty or malformed.',
    ]);
  });
});
