import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../../support/browser/browser';
import { titleOf } from '../../support/provider/case';
import { seeCalls, type Seen } from '../../support/provider/comparison';
import { DIFFERENCES } from '../../support/provider/differences';
import { FACTOR_CASES } from '../../support/provider/factorCases';
import { MESSAGE_CASES } from '../../support/provider/messageCases';
import { serveClientPages, type Whose } from '../../support/provider/pages';
import { differences } from '../../support/provider/readable';
import { SESSION_CASES } from '../../support/provider/sessionCases';

const CASES = [...MESSAGE_CASES, ...SESSION_CASES, ...FACTOR_CASES];
const TITLES = CASES.map(titleOf);

let provider: Seen[] = [];
let ours: Seen[] = [];

beforeAll(async () => {
  const [browser, pages] = await Promise.all([openBrowser(), serveClientPages()]);
  const see = async (whose: Whose) => seeCalls(await browser.newContext(), pages, whose, CASES);
  [provider, ours] = await Promise.all([see('provider'), see('ours')]);
  await Promise.all([browser.close(), pages.close()]);
});

/** The intended differences of one call. */
const meant = (title: string) =>
  DIFFERENCES.filter(({ calls }) => calls.includes(title)).flatMap(({ at }) =>
    Object.entries(at).map(([place, [theirs, own]]) => ({ at: place, provider: theirs, ours: own })),
  );

describe('§7 API calls: requests, answers and kept data of the provider’s own client and of ours', () => {
  it.each(TITLES.map((title, at) => ({ title, at })))(
    '$title: equal, or different as listed',
    ({ title, at }) => {
      expect(provider[at]).toBeDefined();
      expect(differences(provider[at], ours[at])).toEqual(meant(title));
    },
  );

  it('every listed difference is in docs/decisions.md with its reason', () => {
    const rows = DIFFERENCES.map(({ what, why }) => ({ what, why }));
    const table = readFileSync(path.resolve(import.meta.dirname, '../../../docs/decisions.md'), 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const told = (row: (typeof rows)[number]) =>
      table.some(([, what, why]) => what === row.what && why === row.why);
    expect(rows.filter((row) => !told(row))).toEqual([]);
  });

  it('every listed difference names a call that is compared', () => {
    expect(DIFFERENCES.flatMap(({ calls }) => calls).filter((call) => !TITLES.includes(call))).toEqual([]);
  });
});
