import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  shown,
} from '../../support/widget/widget';

/** A project of the same provider that belongs to the attacker, who chooses its users. */
const ATTACKER_TOKEN = 'public-token-test-attacker';

const messagesTo = (site: TestSite, public_token: string, to: string) =>
  site.control.messages({ public_token, to });

test.beforeEach(({ site }) => site.control.createProject({ public_token: ATTACKER_TOKEN }));

test.describe('§1 Host page: sessions of another project', () => {
  for (const name of ['public_token', 'token']) {
    test(`ignores the public token in its own address: ${name}`, async ({ site }) => {
      const email = `victim-${name.replace('_', '-')}@example.com`;
      const { page } = await site.visitHost(`/sign-in?products=otp&otp=email&${name}=${ATTACKER_TOKEN}`);
      await emailField(page).fill(email);
      await button(page, 'Continue with email').click();
      await shown(codeField(page));
      expect(await messagesTo(site, ATTACKER_TOKEN, email)).toEqual([]);

      await codeField(page).fill(await codeSentTo(site, email));
      await page.waitForURL(/\/saved/);
      expect(await messagesTo(site, PUBLIC_TOKEN, email)).toHaveLength(1);
    });
  }

  test('the backend refuses a session of another project', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?products=otp&otp=email');
    await askForEmailCode(page, 'own@example.com');
    await codeField(page).fill(await codeSentTo(site, 'own@example.com'));
    await page.waitForURL(/\/saved/);
    const own = await page.evaluate(async () => (await fetch('/api/saved-prices')).status);

    const jwt = await attackersJwt(site);
    const foreign = await fetch(`${site.hostUrl}/api/saved-prices`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
    expect({ own, foreign: foreign.status }).toEqual({ own: 200, foreign: 401 });
    expect(await foreign.json()).toMatchObject({ error: 'session_jwt_invalid' });
  });
});

/** A session of another project: the provider signs it with the same keys. */
async function attackersJwt(site: TestSite): Promise<string> {
  const { user_id } = await site.control.createUser({
    public_token: ATTACKER_TOKEN,
    email: 'mallory@example.com',
  });
  const { token } = await site.control.createToken({
    public_token: ATTACKER_TOKEN,
    user_id,
    kind: 'impersonation',
  });
  const answer = await fetch(`${site.sandboxUrl}/sdk/v1/impersonation/authenticate`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${btoa(`${ATTACKER_TOKEN}:${ATTACKER_TOKEN}`)}`,
    },
    body: JSON.stringify({ impersonation_token: token }),
  });
  const { data } = (await answer.json()) as { data: { session_jwt: string } };
  return data.session_jwt;
}
