import { headlessClient, rejection } from '../../../tests/visits/headless';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { socialConfig } from '../../../tests/visits/social';
import { eventually } from '../../../tests/time';

const page = setUpWidgetPage();

/** Addresses that must never become redirect URLs. */
const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://localhost:4310/0',
  'file:///etc/passwd',
  'myapp://signed-in',
  '//evil.example/in',
  '/in',
  'evil.example',
  'https://localhost:4310@evil.example/in',
  'https://user:secret@evil.example/in',
  'https:\\\\evil.example\\in',
  'https://evil.example /in',
  'https://',
  'https:///evil.example/in',
  'https://\\evil.example/in',
  'https://\t/evil.example/in',
  'https://@evil.example/in',
];

let leaves: PageLeaves;
beforeEach(() => {
  leaves = catchPageLeaves();
});

describe('§7 Redirect URLs of social sign-in: refused by the client', () => {
  it.each(BAD)('%j from the host’s code is refused', async (address) => {
    const { oauth } = headlessClient(page);
    for (const name of ['login_redirect_url', 'signup_redirect_url']) {
      const error = await rejection(oauth.google.start({ [name]: address }));
      expect(error.name).toBe('InvalidRedirectSchemeError');
    }
    expect(leaves.addresses()).toEqual([]);
  });

  it.each(BAD)('%j from a config is refused', (address) => {
    const config = socialConfig('google');
    const oauthOptions = { ...config.oauthOptions!, loginRedirectURL: address };
    expect(() => renderWidget(page, { config: { ...config, oauthOptions } })).toThrow(
      'config.oauthOptions.loginRedirectURL must be an absolute http or https URL without credentials',
    );
    expect(leaves.addresses()).toEqual([]);
  });

  it.each(['https://pricerx.example/in', 'http://localhost:4310/in?a=b@c#d', ''])(
    '%j is accepted',
    async (login_redirect_url) => {
      await headlessClient(page).oauth.google.start({ login_redirect_url });
      expect(leaves.addresses()).toHaveLength(1);
    },
  );
});

describe('§7 Redirect URLs of social sign-in: refused by the sandbox', () => {
  const LISTED = 'https://pricerx.example/in';

  it.each([
    'https://pricerx.example/in/',
    'https://pricerx.example/in?next=/',
    'https://pricerx.example/in#',
    'http://pricerx.example/in',
    'https://pricerx.example:444/in',
    'https://pricerx.example.evil.example/in',
    'https://pricerx-example.com/in',
    'https://www.pricerx.example/in',
    'https://pricerx.examp1e/in',
    // A Cyrillic "р" in the place of "p".
    'https://рricerx.example/in',
    'https://PRICERX.example/in',
    'https://pricerx.example%2eevil.example/in',
    'https://evil.example/?https://pricerx.example/in',
    'javascript:location="https://pricerx.example/in"',
    'https:///pricerx.example/in',
  ])('%s, where %s is listed'.replace('%s, where %s', `%s, where ${LISTED}`), async (address) => {
    await page.project({ redirect_urls: [LISTED, 'https://pricerx.example/new'] });
    const query = new URLSearchParams({
      public_token: page.publicToken,
      login_redirect_url: address,
      signup_redirect_url: 'https://pricerx.example/new',
    });
    const start = `http://localhost:4311/v1/public/oauth/google/start?${query.toString()}`;
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ decision: 'refuse' }) }]) {
      const answer = await fetch(start, { ...init, redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('Location')).toBeNull();
      expect(await answer.text()).toContain('redirect_url_not_found');
    }
  });

  it('the listed URL itself is accepted', async () => {
    await page.project({ redirect_urls: [LISTED] });
    await headlessClient(page).oauth.google.start({ login_redirect_url: LISTED });
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    expect((await fetch(leaves.addresses()[0]!)).status).toBe(200);
  });
});
