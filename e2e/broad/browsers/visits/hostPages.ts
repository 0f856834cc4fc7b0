import { expect } from '@playwright/test';
import { serveRow } from '../../../hosts/hostPage';
import { HOST_PAGES } from '../../../hosts/pages';
import { RUNS_ALL } from '../../../support/sample';
import type { Visit } from '../stage';
import type { Wanted } from '../../../../tests/visitor/wanted';

const EMAIL: Wanted = { css: 'input[type=email]' };
const SUBMIT: Wanted = { css: 'button[type=submit]' };
/** The page may have a field of the same name. */
const CODE: Wanted = { css: '.pricerx-widget input[name=code]' };

interface HostWindow {
  events: string;
  before: string;
  mounted: { unmount(): void };
  traces(): string;
}

/** Where a row is skipped: the rows take turns, unless one of the browsers cannot show them. */
function skippedIn(index: number, notIn: readonly string[] = []): readonly string[] {
  const [browser, other] = index % 2 === 0 ? ['Firefox', 'WebKit'] : ['WebKit', 'Firefox'];
  return RUNS_ALL ? notIn : [...notIn, notIn.includes(browser) ? browser : other];
}

/** The rows of e2e/hosts in the other browsers. Chromium runs `e2e/hosts/hosts.e2e.ts`, which has frames too. */
export const hostPages: Visit[] = HOST_PAGES.filter(({ frame }) => !frame).map((row, index) => ({
  title: `${row.name}, a code signs in`,
  expected: row.expected,
  notIn: ['Chromium', ...skippedIn(index, row.notIn)],
  async run(stage) {
    const visitor = await stage.tab();
    await visitor.tab.open(serveRow(row, stage.site));
    await row.before?.({
      evaluate: (run) => visitor.tab.evaluate(run),
      waitFor: (what, look) => visitor.until(what, () => visitor.tab.evaluate(look)),
    });
    await visitor.type(EMAIL, stage.email);
    await visitor.click(SUBMIT);
    await visitor.type(CODE, await stage.code(stage.email));
    await visitor.until('the end of the sign-in', () =>
      visitor.tab.evaluate(() =>
        (window as unknown as HostWindow).events.includes('AUTHENTICATE_FLOW_COMPLETE'),
      ),
    );
    await visitor.tab.evaluate(() => (window as unknown as HostWindow).mounted.unmount());
    await visitor.until('no trace', () =>
      visitor.tab.evaluate(() => {
        const { traces, before } = window as unknown as HostWindow;
        return traces() === before;
      }),
    );
    expect(await visitor.find(EMAIL)).toBeNull();
  },
}));
