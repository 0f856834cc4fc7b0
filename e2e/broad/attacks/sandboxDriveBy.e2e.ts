import type { Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { button, shown } from '../../support/widget/widget';

const MARK = 'attacked';
/** Markup whose script marks any page that renders it. */
const SCRIPT = `<script>document.title='${MARK}'</script>`;

/** The same server under the attacker's host name, as after DNS rebinding. Browsers resolve *.localhost to this machine. */
const under = (name: string, url: string): string => url.replace('//localhost', `//${name}`);

/** A website that the developer has open. */
async function openWebsite(site: TestSite): Promise<Page> {
  const page = await (await site.newContext()).newPage();
  await page.goto(under('evil.localhost', site.bare.add({ html: '<h1>A website</h1>' })));
  return page;
}

/** Submits a form across origins, which needs no preflight. The fields can be made to look like JSON. */
async function sendForm(
  page: Page,
  action: string,
  fields: Record<string, string>,
  enctype = '',
): Promise<void> {
  const left = page.waitForURL((url) => url.href === action);
  await page.evaluate(
    ([to, type, given]) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: to,
        enctype: type,
      });
      for (const [name, value] of Object.entries(given))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [action, enctype, fields] as const,
  );
  await left;
}

const fault = () => ({
  public_token: PUBLIC_TOKEN,
  path: '*',
  times: 9,
  body: SCRIPT,
  content_type: 'text/html',
});

/** Submits a form to the sandbox, which answers with the fault. */
const showFault = (site: TestSite, page: Page) =>
  sendForm(page, `${site.sandboxUrl}/sdk/v1/oauth/authorize`, {
    __Authorization: `Basic ${btoa(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`)}`,
  });

test.afterEach(({ site }) => site.control.clearFaults(PUBLIC_TOKEN));

test.describe('§7 Sandbox: requests of other websites in the same browser', () => {
  test('a form of another website changes nothing, while a page of localhost may call the control routes', async ({
    site,
  }) => {
    const page = await openWebsite(site);
    const text = JSON.stringify({ ...fault(), content_type: 'text/html="' }).slice(0, -3);
    const [name = '', rest = ''] = text.split('=');
    await sendForm(page, `${site.sandboxUrl}/sandbox/v1/faults`, { [name]: `${rest}"}` }, 'text/plain');
    const next = await openWebsite(site);
    await showFault(site, next);
    expect(await next.title()).not.toBe(MARK);

    await page.goto(site.bare.add({ html: '<h1>My tests</h1>' }));
    const answer = await page.evaluate(
      async ([url, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const { status } = await fetch(`${url}/sandbox/v1/faults`, { method: 'POST', headers, body });
        return status;
      },
      [site.sandboxUrl, JSON.stringify(fault())] as const,
    );
    expect(answer).toBe(200);
  });

  test('HTML in a fault’s body is not rendered as a page', async ({ site }) => {
    await site.control.addFault(fault());
    const page = await openWebsite(site);
    await showFault(site, page);
    expect(await page.title()).not.toBe(MARK);
    expect(await page.content()).toContain('document.title');
  });

  test('scripts of another website read and change nothing', async ({ site }) => {
    const email = 'read@example.com';
    await site.control.createUser({ public_token: PUBLIC_TOKEN, email });
    const page = await openWebsite(site);
    const read = (url: string, method = 'GET', body?: string) =>
      page.evaluate(
        ([to, how, content]) =>
          fetch(to, { method: how, ...(content !== undefined && { body: content }) }).then(
            (answer) => answer.text(),
            () => 'refused',
          ),
        [url, method, body] as const,
      );
    const { sandboxUrl } = site;
    const query = `?public_token=${PUBLIC_TOKEN}`;
    expect(await read(`${sandboxUrl}/sandbox/v1/users${query}`)).toBe('refused');
    expect(await read(`${sandboxUrl}/sandbox/feed${query}`)).toBe('refused');
    expect(await read(`${sandboxUrl}/sandbox/v1/data`, 'DELETE')).toBe('refused');
    expect(await read(`${sandboxUrl}/sandbox/v1/clock`, 'POST', '{"advance_ms":9e9}')).toBe('refused');
    const { length } = await site.control.findUsers({ public_token: PUBLIC_TOKEN, email });
    expect(length).toBe(1);
    expect(Math.abs(Date.parse((await site.control.advanceClock(0)).now) - Date.now())).toBeLessThan(60_000);
  });

  test('a foreign host name is refused (DNS rebinding)', async ({ site }) => {
    const page = await openWebsite(site);
    for (const path of ['/sandbox', '/sandbox/v1/health', '/v1/public/oauth/google/start']) {
      const answer = await page.goto(under('evil.localhost', site.sandboxUrl) + path);
      expect(answer?.status()).toBe(421);
    }
    expect((await page.goto(`${under('127.0.0.1', site.sandboxUrl)}/sandbox`))?.status()).toBe(200);
  });

  test('another website cannot choose an account at the social provider’s page, nor get its token', async ({
    site,
  }) => {
    const page = await openWebsite(site);
    const query = new URLSearchParams({
      public_token: PUBLIC_TOKEN,
      login_redirect_url: `${site.sandboxUrl}/sandbox`,
      signup_redirect_url: `${site.sandboxUrl}/sandbox`,
    });
    const start = `${site.sandboxUrl}/v1/public/oauth/google/start?${query.toString()}`;
    await sendForm(page, start, { decision: 'continue', email: 'ada@example.com' });
    await shown(page.getByText('origin_not_allowed'));
    expect(page.url()).toBe(start);

    await page.goto(start);
    await page.getByLabel('Email').fill('ada@example.com');
    await button(page, 'Continue').click();
    await page.waitForURL(/stytch_token_type=oauth/);
  });

  test('the sandbox’s own console keeps working', async ({ site }) => {
    const page = await (await site.newContext()).newPage();
    await page.goto(`${site.sandboxUrl}/sandbox#faults`);
    await button(page, 'Add fault').click();
    await shown(page.getByRole('listitem').filter({ hasText: '/otps/authenticate' }));
    await button(page, 'Clear faults').click();
    await shown(page.getByText('No faults are waiting: every call gets its real answer.'));
  });
});
