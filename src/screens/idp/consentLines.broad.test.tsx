import { screen } from '@testing-library/react';
import { APP } from '../../../tests/data/apps';
import { comeToConsent, consentLists, FRAMED, lastForm, QUESTION } from '../../../tests/visits/consent';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { alertText, heading, guardedButton } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

const FULL_ACCESS = 'Act as you: see and change everything in your account';
const NOT_GIVEN = '“Pill Planner” also asked for this. It will not get it:';

const answerStart = (data: object) =>
  page.fault('/oauth/authorize/start', { status: 200, body: { data: { consent_required: true, ...data } } });
const answersAs = (client_name: unknown) =>
  answerStart({ oidc_client: { client_name }, grantable_scope: 'openid' });

describe('§6 Consent: every requested scope has a line', () => {
  it('full access is the first line', async () => {
    const { user, leaves } = await comeToConsent(page, { query: { ...APP, scope: 'openid full_access' } });
    await heading(QUESTION);
    expect(consentLists()).toEqual([[FULL_ACCESS, 'Verify your identity']]);
    await user.click(await guardedButton('Allow'));
    await heading('Success!');
    expect(lastForm(leaves)).toMatchObject({ scope: 'openid full_access', consent_granted: 'true' });
  });

  it.each([
    ['openid offline_access', 1],
    ['openid', 0],
  ])('says that access beyond the session lasts until it is revoked: %s', async (scope, times) => {
    await comeToConsent(page, { query: { ...APP, scope } });
    await heading(QUESTION);
    expect(screen.queryAllByText('This access lasts until you take it back.')).toHaveLength(times);
  });

  it('a scope without a text is listed by its name', async () => {
    await answerStart({
      oidc_client: { client_name: 'Pill Planner' },
      grantable_scope: 'constructor blank',
    });
    const scopes = [{ scope: 'blank', description: ' \u202e ', permissions: [] }];
    await comeToConsent(page, {
      query: { ...APP, scope: 'constructor blank' },
      settings: {
        bootstrap: { project_name: 'PriceRx', rbac_policy: { roles: [], resources: [], scopes } },
      },
    });
    await heading('“Pill Planner” wants to access your account');
    expect(consentLists()).toEqual([['Use the constructor scope', 'Use the blank scope']]);
  });

  it('scopes that are requested and not granted have a list of their own', async () => {
    await comeToConsent(page, { query: { ...APP, scope: 'openid read:all \u202ella:etirw' } });
    await heading(QUESTION);
    expect(screen.getByRole('heading', { name: NOT_GIVEN })).toBeVisible();
    expect(consentLists()).toEqual([
      ['Verify your identity'],
      ['Use the read:all scope', 'Use the lla:etirw scope'],
    ]);
  });

  it.each([
    ['lacks grantable_scope', undefined],
    ['does not name the requested scope as grantable or ungrantable', 'openid'],
  ])('each requested scope has a line when the provider’s answer %s', async (_, grantable_scope) => {
    await answerStart({ oidc_client: { client_name: 'Pill Planner' }, grantable_scope });
    await comeToConsent(page, { query: { ...APP, scope: 'openid full_access write:prices' } });
    await heading('“Pill Planner” wants to access your account');
    expect(consentLists()).toEqual([[FULL_ACCESS, 'Verify your identity', 'Use the write:prices scope']]);
  });

  it('the list of scopes that are not granted also stands below the host’s texts', async () => {
    await comeToConsent(page, {
      query: { ...APP, scope: 'openid read:all' },
      args: { getConsentManifest: () => ['Know who you are'] },
    });
    await heading(QUESTION);
    expect(consentLists()).toEqual([['Know who you are'], ['Use the read:all scope']]);
  });

  it('the widget’s own lines show where the host’s manifest lists no granted scope', async () => {
    await comeToConsent(page, { args: { getConsentManifest: () => [{ header: 'Nothing', items: [] }] } });
    await heading(QUESTION);
    expect(consentLists()).toEqual([['Verify your identity', 'View your personal profile information']]);
    expect(page.console.take('getConsentManifest failed (the manifest has no items)')).toHaveLength(1);
  });
});

describe('§4 Consent: the app and the destination', () => {
  it.each([
    [APP.redirect_uri, 'localhost:4312'],
    ['https://pricerx.example@evil.example/callback', 'evil.example'],
    ['https://аpple.example/callback', 'xn--pple-43d.example'],
    ['com.example.planner://pricerx.example/callback', 'com.example.planner:'],
    ['javascript:alert(1)', 'javascript:'],
  ])('an answer sent to %s names %s', async (redirect_uri, destination) => {
    await answerStart({ oidc_client: { client_name: 'Pill Planner' }, grantable_scope: 'openid' });
    const { element } = await comeToConsent(page, { query: { ...APP, redirect_uri } });
    await heading(QUESTION);
    expect(element).toHaveTextContent(`After you choose, you go to ${destination}.`);
  });

  it.each([
    ['bidirectional controls', 'Pill\u202e Planner\u2069\u200f', '“Pill Planner”'],
    ['control characters', 'Pill\u0000\u0007\u009b Planner\u2028', '“Pill Planner”'],
    ['line breaks and spaces', ' Pill\r\n\t  Planner ', '“Pill Planner”'],
    ['invisible characters', 'Pill\u200b\ufeff\u00ad Planner\u{e0041}', '“Pill Planner”'],
    ['invisible letters', 'Pill\u3164 \u115fPlanner\uffa0\u2800', '“Pill Planner”'],
    ['invisible letters only', '\u3164\u1160\u2800', 'The App'],
    ['invisible characters only', '\u200d\u202e \u0000', 'The App'],
    ['an extreme length', 'Plan'.repeat(5_000), `“${'Plan'.repeat(15)}…”`],
    ['a number for a name', 7, 'The App'],
    ['joiners that its script needs', 'نامه\u200cها 👩\u200d⚕️', '“نامه\u200cها 👩\u200d⚕️”'],
  ])('an app whose name has %s', async (_, given, shown) => {
    await answersAs(given);
    const { user } = await comeToConsent(page);
    await heading(`Sign in to ${shown} with PriceRx`);
    await user.click(await guardedButton('Allow'));
    expect(await heading('Success!')).toBeVisible();
    expect(screen.getByText(/^Taking you back to/)).toHaveTextContent(`Taking you back to ${shown}.`);
  });
});

describe('§4 Consent: the name of an app', () => {
  const quoted = () =>
    [...document.querySelectorAll('bdi')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^“.*”$/.test(text));

  it.each(['openid', 'openid read:all', 'read:all'])(
    'stands in quotation marks, with a direction of its own, wherever it is shown (%s)',
    async (scope) => {
      await answersAs('קופה is safe. Sign in to PriceRx');
      const { user, element } = await comeToConsent(page, { query: { ...APP, scope } });
      const allow = await guardedButton('Allow');
      const times = () => (element.textContent ?? '').split('קופה is safe.').length - 1;
      expect(times()).toBeGreaterThan(1);
      expect(quoted()).toEqual(Array(times()).fill('“קופה is safe. Sign in to PriceRx”'));
      await user.click(allow);
      await heading('Success!');
      expect(quoted()).toHaveLength(times());
    },
  );

  it.each(['"', '“', '”', '„', '«', '»', '「', '」', '＂'])('cannot end them with %s', async (mark) => {
    await answersAs(`PriceRx${mark} is safe. Sign in to ${mark}PriceRx`);
    await comeToConsent(page);
    await heading('Sign in to “PriceRx’ is safe. Sign in to ’PriceRx” with PriceRx');
  });
});

describe('§4 Consent inside a frame', () => {
  const shownBy = (parent: object) => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window & typeof globalThis);
  };

  it('a frame of another site shows a reason in place of Allow', async () => {
    shownBy({
      get location(): Location {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
      },
    });
    const { errors, leaves } = await comeToConsent(page);
    await alertText(FRAMED);
    expect(screen.queryByRole('button')).toBeNull();
    expect(leaves.forms()).toEqual([]);
    expect(errors).toMatchObject([{ message: FRAMED }]);
  });

  it('a frame of the same origin shows Allow', async () => {
    const parent: Record<string, unknown> = { location };
    parent['parent'] = parent;
    shownBy(parent);
    const { user } = await comeToConsent(page);
    await user.click(await guardedButton('Allow'));
    await heading('Success!');
  });

  it('a frame of the same origin inside another origin shows no Allow', async () => {
    shownBy({ location, parent: { location: { origin: 'https://evil.example' } } });
    await comeToConsent(page);
    await alertText(FRAMED);
  });

  it('an app that was allowed before is answered in a frame too', async () => {
    await answerStart({ consent_required: false, oidc_client: { client_name: 'Pill Planner' } });
    shownBy({ location: { origin: 'https://evil.example' } });
    const { leaves } = await comeToConsent(page);
    await heading('Success!');
    expect(leaves.forms()).toHaveLength(1);
  });
});
