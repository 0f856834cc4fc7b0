import type { Page } from '@playwright/test';
import { receivedErrors } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { card, google, newOneTapProject, visitOneTap } from '../../support/widget/oneTap';
import { alert, shown } from '../../support/widget/widget';

test.describe('§8 One Tap: failures', () => {
  const told = (page: Page) => alert(page).filter({ hasText: 'Google One Tap' });
  const ORIGIN = 'The current host is not allowed';

  for (const [failure, text] of [
    ['origin_not_allowed_for_client', ORIGIN],
    ['unregistered_origin', ORIGIN],
    ['user_cancel', ORIGIN],
    ['invalid_client', 'The client ID is not recognised'],
    ['missing_client_id', 'No OAuth client is configured'],
    ['oauth_config_not_found', 'No OAuth client is configured'],
    ['no_login_redirect_urls_set', 'No login redirect URLs are set'],
    ['no_signup_redirect_urls_set', 'No sign-up redirect URLs are set'],
    ['default_provider_not_allowed', 'The default provider is not compatible'],
  ] as const) {
    test(`${failure} shows the button, and an error in English for a test token`, async ({ site }) => {
      const { page, here } = await visitOneTap(site, { publicToken: await newOneTapProject(site, failure) });
      await shown(google(page));
      await shown(told(page).locator('[lang=en][dir=ltr]', { hasText: text }));
      if (text === ORIGIN) {
        const { origin, hostname } = new URL(here);
        await shown(told(page).filter({ hasText: `including http://${hostname} and ${origin}.` }));
      }
      expect(await card(page).count()).toBe(0);
    });
  }

  for (const failure of [
    'suppressed_by_user',
    'opt_out_or_no_session',
    'browser_not_supported',
    'tap_outside',
    'issuing_failed',
  ]) {
    test(`${failure} shows the button and logs a warning`, async ({ site }) => {
      const publicToken = await newOneTapProject(site, failure);
      const logged: string[] = [];
      const { page } = await visitOneTap(site, {
        publicToken,
        prepare: async (context) => context.on('console', (message) => logged.push(message.text())),
      });
      await shown(google(page));
      expect(await alert(page).count()).toBe(0);
      expect(logged.join()).toContain(failure);
    });
  }

  test('a live project shows its visitors no error', async ({ site }) => {
    const { page } = await visitOneTap(site, {
      publicToken: await newOneTapProject(site, 'unregistered_origin', 'live'),
    });
    await shown(google(page));
    expect(await alert(page).count()).toBe(0);
  });

  test('a visitor who closes the prompt gets the button', async ({ site }) => {
    const { page } = await visitOneTap(site);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await shown(google(page));
    await google(page).click();
    await page.waitForURL(/\/v1\/public\/oauth\/google\/start/);
  });

  for (const [what, address, received] of [
    ['the script', '**/gsi/client', [expect.stringContaining('gsi/client')]],
    ['the services frame', '**/clientside-services/**', []],
    ['the start', '**/onetap/start*', []],
    [
      'its flow',
      '**/pricerx-auth.oneTap.*',
      ['This page did not load fully. Check your internet connection and try again.'],
    ],
    [
      'its prompt',
      '**/pricerx-auth.oneTapPrompt.*',
      ['This page did not load fully. Check your internet connection and try again.'],
    ],
  ] as const) {
    test(`${what} fails to load: the button shows, and onError reports missing code`, async ({ site }) => {
      const { page } = await visitOneTap(site, {
        prepare: (context) => context.route(address, (route) => route.abort()),
      });
      await shown(google(page));
      expect(await card(page).count()).toBe(0);
      expect(await receivedErrors(page)).toEqual(received);
    });
  }

  for (const redirect_url of [
    'javascript:document.body.dataset.attacked=1',
    'https://evil.example/',
    'http://localhost.evil.example/',
  ]) {
    test(`an answer with the redirect ${redirect_url} is not followed`, async ({ site }) => {
      const { page, here } = await visitOneTap(site, {
        prepare: (context) =>
          context.route('**/v1/oauth/callback/*', (route) =>
            route.fulfill({ json: { redirect_url, status_code: 200, request_id: 'request-1' } }),
          ),
      });
      await page.getByRole('textbox', { name: /^Email of/ }).fill('ada@example.com');
      await card(page).getByRole('button', { name: 'Continue', exact: true }).click();
      await shown(google(page));
      expect(page.url()).toBe(here);
      expect(await page.evaluate(() => document.body.dataset['attacked'])).toBeUndefined();
    });
  }
});

test.describe('§4 One Tap: the nonce', () => {
  for (const [whose, isSubmitted] of [
    ['another', false],
    ['the prompt’s own', true],
  ] as const) {
    test(`an ID token with ${whose} nonce is submitted: ${isSubmitted}`, async ({ site }) => {
      const submitted: string[] = [];
      const nonces: string[] = [];
      const { page, here } = await visitOneTap(site, {
        prepare: async (context) => {
          context.on('request', (request) => {
            if (request.url().includes('/v1/oauth/callback/')) submitted.push(request.url());
          });
          await context.route('**/gsi/credential', async (route) => {
            const sent = route.request().postDataJSON() as { nonce: string };
            nonces.push(sent.nonce);
            const postData = { ...sent, ...(whose === 'another' && { nonce: crypto.randomUUID() }) };
            await route.fulfill({ response: await route.fetch({ postData }) });
          });
        },
      });
      await page.getByRole('textbox', { name: /^Email of/ }).fill('ada@example.com');
      await card(page).getByRole('button', { name: 'Continue', exact: true }).click();
      if (isSubmitted) await page.waitForURL(/stytch_token_type=oauth/);
      else await shown(google(page));
      expect(nonces).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
      expect(submitted).toHaveLength(isSubmitted ? 1 : 0);
      if (!isSubmitted) expect(page.url()).toBe(here);
    });
  }
});

/** An attacker's page that answers every message as the provider's frame does, and logs it. */
const IMPOSTOR = `<script>
  console.log('impostor: opened');
  addEventListener('message', ({ ports }) => {
    console.log('impostor: received');
    ports[0]?.postMessage({ success: true, payload: { googleClientId: 'evil', oauthCallbackId: 'evil' } });
  });
</script>`;

test.describe('§4 One Tap: messages of other windows', () => {
  test('a services frame that leads to another origin receives no message, and the button shows', async ({
    site,
  }) => {
    const impostor = site.bare.add({ html: IMPOSTOR }).replace('//localhost', '//evil.localhost');
    const logged: string[] = [];
    const { page } = await visitOneTap(site, {
      async prepare(context) {
        context.on('console', (message) => logged.push(message.text()));
        await context.route('**/clientside-services/**', (route) =>
          route.fulfill({ status: 302, headers: { location: impostor } }),
        );
      },
    });
    await shown(google(page));
    expect(await card(page).count()).toBe(0);
    expect(logged.filter((text) => text.startsWith('impostor'))).toEqual(['impostor: opened']);
  });

  test('messages that the page itself receives change nothing', async ({ site }) => {
    const { page, here } = await visitOneTap(site);
    await shown(card(page));
    await page.evaluate((redirect_url) => {
      for (const payload of [{ redirect_url }, { googleClientId: 'evil' }, null])
        window.postMessage({ success: true, method: 'oneTapSubmit', payload }, '*');
    }, `${here}?attacked`);
    await page.waitForTimeout(300);
    await shown(card(page));
    expect(page.url()).toBe(here);
  });

  for (const [answer] of [
    [null],
    ['text'],
    [{ success: false }],
    [{ success: true }],
    [{ success: true, payload: 7 }],
  ] as const) {
    test(`an answer ${JSON.stringify(answer)} of the frame shows the button`, async ({ site }) => {
      const { page } = await visitOneTap(site, {
        prepare: (context) =>
          context.route('**/clientside-services/**', (route) =>
            route.fulfill({
              contentType: 'text/html',
              body: `<script>onmessage = ({ ports }) => ports[0].postMessage(${JSON.stringify(answer)})</script>`,
            }),
          ),
      });
      await shown(google(page));
      expect(await card(page).count()).toBe(0);
    });
  }
});
