import { PUBLIC_TOKEN } from '../../support/site/page';
import { useSite } from '../../support/suite';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  shown,
} from '../../support/widget/widget';

const suite = useSite();

/** A project of the same provider that belongs to the attacker, who chooses its users. */
const ATTACKER_TOKEN = 'public-token-test-attacker';

const messagesTo = (public_token: string, to: string) => suite.site.control.messages({ public_token, to });

beforeAll(() => suite.site.control.createProject({ public_token: ATTACKER_TOKEN }));

describe('§1 Host page: sessions of another project', () => {
  it.each(['public_token', 'token'])('ignores the public token in its own address: %s', async (name) => {
    const email = `victim-${name.replace('_', '-')}@example.com`;
    const { page } = await suite.visitHost(`/sign-in?products=otp&otp=email&${name}=${ATTACKER_TOKEN}`);
    await emailField(page).fill(email);
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
    expect(await messagesTo(ATTACKER_TOKEN, email)).toEqual([]);

    await codeField(page).fill(await codeSentTo(suite.site, email));
    await page.waitForURL(/\/saved/);
    expect(await messagesTo(PUBLIC_TOKEN, email)).toHaveLength(1);
  });

  it('the backend refuses a session of another project', async () => {
    const { page } = await suite.visitHost('/sign-in?products=otp&otp=email');
    await askForEmailCode(page, 'own@example.com');
    await codeField(page).fill(await codeSentTo(suite.site, 'own@example.com'));
    await page.waitForURL(/\/saved/);
    const own = await page.evaluate(async () => (await fetch('/api/saved-prices')).status);

    const jwt = await attackersJwt();
    const foreign = await fetch(`${suite.site.hostUrl}/api/saved-prices`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
    expect({ own, foreign: foreign.status }).toEqual({ own: 200, foreign: 401 });
    expect(await foreign.json()).toMatchObject({ error: 'session_jwt_invalid' });
  });
});

/** A session of another project: the provider signs it with the same keys. */
async function attackersJwt(): Promise<string> {
  const { user_id } = await suite.site.control.createUser({
    public_token: ATTACKER_TOKEN,
    email: 'mallory@example.com',
  });
  const { token } = await suite.site.control.createToken({
    public_token: ATTACKER_TOKEN,
    user_id,
    kind: 'impersonation',
  });
  const answer = await fetch(`${suite.site.sandboxUrl}/sdk/v1/impersonation/authenticate`, {
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
