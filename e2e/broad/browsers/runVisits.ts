import { expect } from '@playwright/test';
import { test } from '../../support/site/thirdPartyApp';
import type { Driver } from './driver';
import { setStage, type Visit } from './stage';
import { backForward } from './visits/backForward';
import { boxes } from './visits/boxes';
import { flows } from './visits/flows';
import { hostFlows } from './visits/hostFlows';
import { hostPages } from './visits/hostPages';
import { keyboard } from './visits/keyboard';
import { pages } from './visits/pages';
import { passkeys } from './visits/passkeys';
import { serverHTML } from './visits/serverHTML';
import { surroundings } from './visits/surroundings';
import { textButtons } from './visits/textButtons';

const VISITS = Object.entries({
  'ways in, step by step': flows,
  'links, passwords, social providers, wallets, consent and logout on the host page': hostFlows,
  passkeys,
  'tabs, reload, Back and storage': pages,
  'Back out of the back/forward cache': backForward,
  'HTML of a server': serverHTML,
  'policies, shadow DOM, languages and themes': surroundings,
  'host pages': hostPages,
  'keyboard alone': keyboard,
  'the same boxes as in Chromium': boxes,
  'text buttons': textButtons,
});

/** Every visit in one browser, or those that `chosen` names, or one skipped test where it is not installed. */
export function runVisits(
  name: string,
  isInstalled: boolean,
  open: () => Promise<Driver>,
  chosen: (visit: Visit) => boolean = () => true,
): void {
  if (!isInstalled) {
    test(`${name} is not installed: its visits are skipped`, () => {
      console.warn(`${name} is not installed: its visits are skipped (.ci/run installs it on Debian).`);
    });
    return;
  }
  let driver: Driver;
  test.beforeAll(async () => {
    driver = await open();
  });
  test.afterAll(() => driver.close());
  test.use({ siteOptions: async ({}, use) => use({ appOrigins: [], anyProject: true }) });

  const here = VISITS.map(
    ([title, visits]) =>
      [title, visits.filter((visit) => !visit.notIn?.includes(name) && chosen(visit))] as const,
  );
  for (const [what, visits] of here.filter(([, visits]) => visits.length > 0)) {
    test.describe(`${name}: ${what}`, () => {
      for (const { title, run, expected } of visits) {
        test(title, async ({ site }) => {
          const { stage, complaints, close } = setStage(driver, site);
          try {
            await run(stage);
            expect((await complaints()).filter((each) => !expected?.test(each))).toEqual([]);
          } finally {
            await close();
          }
        });
      }
    });
  }
}
