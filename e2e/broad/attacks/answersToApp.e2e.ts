import { mock } from 'node:test';
import { expect, type Route } from '@playwright/test';
import { type SiteWithApp, test } from '../../support/site/thirdPartyApp';
import { comeIn, comeToQuestion, openApp } from '../../support/widget/visitApp';
import { alert, button, shown } from '../../support/widget/widget';

test.describe('§4 Authorize flow: attacks on an app', () => {
  const AUTHORIZE = '**/sdk/v1/oauth/authorize';

  /** The redirect after Allow, stopped before it reaches the app. */
  async function comeBack(site: SiteWithApp, email: string) {
    const { page } = await comeToQuestion(site, email);
    const back = new Promise<string>((resolve, reject) => {
      const stop = async (route: Route): Promise<void> => {
        const answer = await route.fetch({ maxRedirects: 0 });
        await route.fulfill({ status: 200, contentType: 'text/html', body: 'stopped' });
        resolve(answer.headers()['location'] ?? '');
      };
      page.route(AUTHORIZE, (route) => stop(route).catch(reject)).catch(reject);
    });
    await button(page, 'Allow').click();
    const address = new URL(await back);
    await shown(page.getByText('stopped'));
    await page.unroute(AUTHORIZE);
    return { page, back: address };
  }
  const REFUSED = 'The sign-in did not work. Start it again.';

  for (const [name, value] of [
    ['state', 'x'],
    ['iss', 'http://evil.example'],
  ] as const) {
    test(`an answer with another ${name} is refused`, async ({ site }) => {
      const { page, back } = await comeBack(site, `${name}@example.com`);
      const log = mock.method(console, 'error', () => undefined);
      back.searchParams.set(name, value);
      await page.goto(back.href);
      await shown(page.getByText(REFUSED));
      log.mock.restore();
      expect(log.mock.calls.map(({ arguments: logged }) => logged)).toContainEqual([
        'Sign-in failed:',
        expect.any(String),
      ]);
    });
  }

  test('an answer to another browser’s request is refused', async ({ site }) => {
    const { back } = await comeBack(site, 'planted@example.com');
    const { page } = await openApp(site);
    await page.goto(back.href);
    await shown(page.getByText('This sign-in was not started here. Start it again.'));
  });

  test('an unregistered redirect URI shows an error, without a redirect', async ({ site }) => {
    const { page } = await comeIn(site, 'elsewhere@example.com');
    const query = new URLSearchParams({
      client_id: 'app-refill-reminders',
      redirect_uri: `${site.app.url}/callback/../`,
    });
    await page.goto(`${site.hostUrl}/consent?${query.toString()}`);
    await shown(alert(page).filter({ hasText: 'The app that sent you here is not set up correctly.' }));
    expect(new URL(page.url()).pathname).toBe('/consent');
  });
});
