import { screen } from '@testing-library/react';
import { APP } from '../../../tests/data/apps';
import {
  button,
  comeToConsent,
  consentLists,
  DENIED,
  followForm,
  lastForm,
  QUESTION,
} from '../../../tests/visits/consent';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, detailText, EMAIL, heading, guardedButton } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

const POLICY = {
  roles: [{ role_id: 'keeper', description: '', permissions: [{ resource_id: 'prices', actions: ['*'] }] }],
  resources: [{ resource_id: 'prices', description: '', actions: ['read', 'write'] }],
  scopes: [
    {
      scope: 'read:prices',
      description: 'See your saved prices',
      permissions: [{ resource_id: 'prices', actions: ['read'] }],
    },
    { scope: 'write:prices', description: '', permissions: [{ resource_id: 'prices', actions: ['write'] }] },
  ],
};

describe('§2 Authorize consent screen', () => {
  it('names the app and the project, and asks with Allow and Deny', async () => {
    await comeToConsent(page);
    await heading(QUESTION);
    expect(screen.getByRole('heading', { name: '“Pill Planner” is requesting to:' })).toBeVisible();
    expect(await guardedButton('Allow')).toBeEnabled();
    expect(await button('Deny')).toBeEnabled();
  });

  it('names the app alone where the project has no name', async () => {
    await comeToConsent(page, { settings: { bootstrap: { project_name: null } } });
    await heading('Sign in to “Pill Planner”');
  });

  it('calls an app without a name "The App"', async () => {
    await page.fault('/oauth/authorize/start', {
      status: 200,
      body: { data: { consent_required: true, oidc_client: { client_name: '' }, grantable_scope: 'openid' } },
    });
    await comeToConsent(page);
    await heading('Sign in to The App with PriceRx');
    expect(screen.getByRole('heading', { name: 'The App is requesting to:' })).toBeVisible();
  });

  it('has texts without a name for such an app in another language', async () => {
    await page.fault('/oauth/authorize/start', {
      status: 200,
      body: {
        data: {
          consent_required: true,
          oidc_client: { client_name: '' },
          grantable_scope: 'openid',
          ungrantable_scope: 'phone',
        },
      },
    });
    await comeToConsent(page, { args: { locale: 'es' } });
    await heading('Inicia sesión en la aplicación con PriceRx');
    expect(screen.getByRole('heading', { name: 'La aplicación pide permiso para:' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^La aplicación también pidió/ })).toBeVisible();
  });

  it('§6 lists identity, profile and offline access, in this order', async () => {
    await comeToConsent(page, {
      query: { ...APP, scope: 'offline_access phone email full_access profile openid' },
    });
    await heading(QUESTION);
    const items = screen.getAllByRole('group').map((group) => group.textContent);
    expect(items).toEqual([
      'Verify your identityView information stored within your account',
      'View your personal profile informationYour name, picture and language preferencesYour email addressYour phone number',
      "Maintain access to your data even when you're not actively using the appRead your data while you are awayUpdate your data in the background",
    ]);
  });

  it('details open and close by mouse and by keyboard', async () => {
    const { user } = await comeToConsent(page);
    const summary = await eventually(() => screen.getByText('Verify your identity').closest('summary')!);
    const details = summary.parentElement as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await user.click(summary);
    expect(details.open).toBe(true);
    summary.focus();
    expect(summary).toHaveFocus();
  });

  it('custom scopes change the title, come last in the requested order, and have the policy’s description or their name', async () => {
    const { publicToken: public_token } = page;
    await page.control.createUser({ public_token, email: EMAIL, roles: ['keeper'] });
    await comeToConsent(page, {
      query: { ...APP, scope: 'write:prices offline_access openid read:prices unknown' },
      settings: { bootstrap: { project_name: 'PriceRx', rbac_policy: POLICY } },
    });
    await heading('“Pill Planner” wants to access your account');
    expect(consentLists()).toEqual([
      [
        'Verify your identity',
        "Maintain access to your data even when you're not actively using the app",
        'Use the write:prices scope',
        'See your saved prices',
      ],
      // The list of scopes that are not granted.
      ['Use the unknown scope'],
    ]);
  });
});

describe('§4 Authorize flow', () => {
  it('Allow sends the app’s parameters unchanged, and the app gets its code', async () => {
    const state = ' A b+C/ü&error=x#%20"<É> ';
    const query = {
      ...APP,
      scope: 'openid email',
      response_type: 'code',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      state,
      nonce: ' N&=+ %2B ',
      prompt: 'consent',
    };
    const { user, leaves, eventTypes, events, errors } = await comeToConsent(page, { query });
    await user.click(await guardedButton('Allow'));
    expect(await heading('Success!')).toHaveFocus();
    expect(screen.getByText(/^Taking you back to/)).toHaveTextContent('Taking you back to “Pill Planner”.');
    expect(lastForm(leaves)).toMatchObject({ ...query, consent_granted: 'true' });
    expect(leaves.forms()).toHaveLength(1);
    const back = await followForm(leaves);
    expect(back.origin + back.pathname).toBe(APP.redirect_uri);
    expect(back.searchParams.get('state')).toBe(state);
    expect(back.searchParams.get('code')).toMatch(/./);
    expect(eventTypes()).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
    expect(events.map(({ data }) => data)).toEqual([{ ...APP, scope: 'openid email' }, {}]);
    expect(errors).toEqual([]);
  });

  it('Deny reports to the app, shows a message, and makes no code', async () => {
    const { user, leaves, eventTypes } = await comeToConsent(page, { query: { ...APP, state: 's' } });
    await user.click(await button('Deny'));
    await eventually(() => expect(screen.getByText(DENIED)).toBeVisible());
    expect(lastForm(leaves)).toMatchObject({ consent_granted: 'false', state: 's' });
    expect(Object.fromEntries((await followForm(leaves)).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 's',
    });
    expect(eventTypes()).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED']);
    expect(screen.getByRole('heading', { name: 'Access denied' })).toHaveFocus();
  });

  it('the start sends the scope and its default; an answer that needs no consent is submitted at once', async () => {
    const settings = { bootstrap: { project_name: 'PriceRx' } };
    const first = await comeToConsent(page, { settings });
    await first.user.click(await guardedButton('Allow'));
    await heading('Success!');
    await followForm(first.leaves);
    first.mount.unmount();
    const again = await comeToConsent(page, { settings, client: first.client });
    await heading('Success!');
    expect(lastForm(again.leaves)).toMatchObject({ consent_granted: 'false' });
    expect((await followForm(again.leaves)).searchParams.get('code')).toMatch(/./);
    expect(again.events[0]).toEqual({
      type: 'OAUTH_AUTHORIZE_FLOW_START',
      data: { ...APP, scope: 'openid email profile' },
    });
    expect(again.eventTypes()).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
    // The visitor has clicked nothing, so the widget must not move the focus.
    expect(document.body).toHaveFocus();
  });

  it('a button that is pressed twice submits one answer', async () => {
    const { user, leaves } = await comeToConsent(page);
    await user.dblClick(await guardedButton('Allow'));
    await heading('Success!');
    await page.idle();
    expect(leaves.forms()).toHaveLength(1);
  });

  it('§8 a failed start shows the provider’s message and reports it', async () => {
    const { errors, leaves } = await comeToConsent(page, { query: { ...APP, client_id: 'app-2' } });
    await eventually(() => expect(errors).toHaveLength(1));
    expect(errors[0]).toMatchObject({ name: 'StytchAPIError', error_type: 'oauth_client_not_found' });
    await alertText('We do not recognize the app that sent you here. Please go back to it.');
    await detailText((errors[0] as unknown as { error_message: string }).error_message);
    expect(screen.queryByRole('button')).toBeNull();
    expect(leaves.forms()).toEqual([]);
  });
});

describe('§2 Watermark: none', () => {
  it('is not shown below the identity-provider widget, whatever the project’s settings', async () => {
    await comeToConsent(page, {
      settings: { bootstrap: { project_name: 'PriceRx', disable_sdk_watermark: false } },
    });
    await heading(QUESTION);
    await page.idle();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
