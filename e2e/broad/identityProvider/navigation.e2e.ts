import { openBarePage, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { signInByCalls } from '../../support/widget/passkeys';

test.describe('§4 Identity provider: the answer’s form in a browser', () => {
  test('a page whose policy blocks the form removes it with its token', async ({ site }) => {
    const redirect_uri = `${site.bare.url}/callback`;
    await site.control.createProject({
      public_token: PUBLIC_TOKEN,
      oauth_clients: [{ client_id: 'app', client_name: 'App', redirect_uris: [redirect_uri] }],
    });
    const bare = { html: '<main></main>', csp: "form-action 'none'" };
    const { page, complaints } = await openBarePage(await site.newContext(), site, bare);
    const stays = page.url();
    await signInByCalls(page, site, 'blocked@example.com');
    // The call leaves the page, unless its policy blocks the form, so nothing waits for its promise.
    await page.evaluate(
      (answer) => {
        type Submit = (fields: object) => Promise<unknown>;
        const { client } = window as unknown as { client: { idp: { oauthAuthorizeSubmit: Submit } } };
        void client.idp.oauthAuthorizeSubmit(answer);
      },
      { client_id: 'app', redirect_uri, code_challenge: 'c'.repeat(43), state: 'x', consent_granted: true },
    );
    await page.waitForFunction(() => document.forms.length === 0);
    expect(page.url()).toBe(stays);
    expect(complaints.join()).toContain('form-action');
  });
});
