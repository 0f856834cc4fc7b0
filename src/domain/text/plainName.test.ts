import { plainName, quotableName } from './plainName';

describe('§2 Authorize consent screen: the name of an app or wallet', () => {
  it.each([
    ['is shown as it is', 'Pill Planner', 'Pill Planner'],
    ['has no space around it', '\n Pill Planner\t', 'Pill Planner'],
    ['stays on one line, with one space between words', 'Pill\r\n\u2028\u3000 Planner', 'Pill Planner'],
    [
      'has no control, formatting or invisible characters',
      'Pi\u0007l\u202el \u200bPlan\u3164ner\u00ad',
      'Pill Planner',
    ],
    ['keeps the joiners of its script', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['keeps the joiners of an emoji', '👩\u200d⚕\ufe0f', '👩\u200d⚕\ufe0f'],
    ['is empty when nothing of it is visible', ' \u200d\u202e\u2800', ''],
    ['is empty when it is no text', 4711, ''],
    ['is empty when it is missing', undefined, ''],
    ['of 12 characters is not cut', '💊'.repeat(12), '💊'.repeat(12)],
    ['of 13 characters is cut between characters', '💊'.repeat(13), `${'💊'.repeat(12)}…`],
  ])('%s', (_rule, name, shown) => {
    expect(plainName(name, 12)).toBe(shown);
  });

  it('cannot end the quotation marks around it', () => {
    expect(quotableName('App” by “Bank', 20)).toBe('App’ by ’Bank');
    expect(quotableName('"App»', 3)).toBe('’Ap…');
  });
});
