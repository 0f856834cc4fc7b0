import { serveSite } from '../../support/site/siteServer';
import { expect, test } from '../../support/test';
import type { Driver } from './driver';
import { hasFirefox, openFirefox } from './playwrightDriver';
import { visitorOf } from './visitor';
import { button, CODE, EMAIL, text } from '../../../tests/visitor/wanted';
import { hasWebKit, openWebKit } from './webDriver';

const EMAIL_ADDRESS = 'ada@example.com';

const BROWSERS: [name: string, isInstalled: boolean, open: () => Promise<Driver>][] = [
  ['Firefox', hasFirefox, openFirefox],
  ['WebKit', hasWebKit, openWebKit],
];

test.describe('§7 Sandbox in the browser, on the site’s first page', () => {
  for (const [what, isInstalled, open] of BROWSERS) {
    test.describe(`${what}`, () => {
      (isInstalled ? test : test.skip)(
        'signs in with the code of the inbox, and again after a reload',
        async () => {
          const [driver, server] = await Promise.all([open(), serveSite('/some/folder/')]);
          const profile = await driver.newProfile();
          try {
            const visitor = visitorOf(await profile.newTab());
            await visitor.tab.open(server.url);
            await visitor.type(EMAIL, EMAIL_ADDRESS);
            await visitor.click(button('Continue with email'));
            const { name } = await visitor.shown({ css: '.message__code' });
            await visitor.type(CODE, name);
            await visitor.shown(text(`Signed in as ${EMAIL_ADDRESS}`));
            await visitor.tab.reload();
            await visitor.shown(text(`Signed in as ${EMAIL_ADDRESS}`));
            await visitor.click(button('Sign out'));
            await visitor.shown(EMAIL);
            expect(await visitor.complaints()).toEqual([]);
          } finally {
            await profile.close();
            await driver.close();
            await server.close();
          }
        },
      );
    });
  }
});
