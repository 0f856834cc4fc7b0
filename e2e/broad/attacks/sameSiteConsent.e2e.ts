import { type BrowserContext, expect } from '@playwright/test';
import { clientOf } from '../../../demo/app/server';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { type SiteWithApp, test } from '../../support/site/thirdPartyApp';
import { comeToQuestion } from '../../support/widget/visitApp';
import { button, heading, shown } from '../../support/widget/widget';

test.use({ projectSettings: { session: { http_only_cookies: true } } });

const EMAIL = 'ada@example.com';

/** A page of another origin of the same site, to whose calls and forms the browser adds the cookies. */
async function openSameSitePage(site: SiteWithApp, context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(site.bare.add({ html: '<h1>Another app on localhost</h1>' }));
  const request = {
    client_id: clientOf(site.app.url).client_id,
    redirect_uri: clientOf(site.app.url).redirect_uris[0] ?? '',
    response_type: 'code',
    scope: 'openid profile email',
  };
  const basic = `Basic ${btoa(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`)}`;
  const { sandboxUrl } = site;
  const start = () =>
    page.evaluate(
      ([url, Authorization, fields]) =>
        fetch(`${url}/sdk/v1/oauth/authorize/start`, {
          method: 'POST',
          credentials: 'include',
          headers: { Authorization, 'Content-Type': 'application/json' },
          body: JSON.stringify(fields),
        }).then(({ status }) => status),
      [sandboxUrl, basic, { ...request, prompt: '' }] as const,
    );
  /** @param policy `no-referrer` makes browsers send `Origin: null`. */
  async function submit(policy: string): Promise<string> {
    const left = page.waitForURL((url) => url.port !== new URL(site.bare.url).port);
    await page.evaluate(
      ([url, referrer, fields]) => {
        document.head.append(
          Object.assign(document.createElement('meta'), { name: 'referrer', content: referrer }),
        );
        const action = `${url}/sdk/v1/oauth/authorize`;
        const form = Object.assign(document.createElement('form'), { method: 'post', action });
        for (const [name, value] of Object.entries(fields))
          form.append(Object.assign(document.createElement('input'), { name, value }));
        document.body.append(form);
        form.submit();
      },
      [
        sandboxUrl,
        policy,
        { ...request, consent_granted: 'true', code_challenge: 'a'.repeat(43), __Authorization: basic },
      ] as const,
    );
    await left;
    return page.url();
  }
  return { page, start, submit };
}

test.describe('§4 Authorize flow in HttpOnly mode', () => {
  for (const policy of ['origin', 'no-referrer']) {
    test(`a same-site page with referrer policy ${policy} cannot submit consent for the visitor, whose own click on Allow works`, async ({
      site,
    }) => {
      const context = await site.newContext();
      const honest = (await comeToQuestion(site, EMAIL, context)).page;
      const { page, start, submit } = await openSameSitePage(site, context);
      expect(await start()).toBe(403);
      expect(await submit(policy)).toBe(`${site.sandboxUrl}/sdk/v1/oauth/authorize`);
      await shown(page.getByText('consent_origin_not_allowed'));

      await button(honest, 'Allow').click();
      await shown(heading(honest, `Hello, ${EMAIL}`));
      await site.control.clearData(PUBLIC_TOKEN);
    });
  }
});
