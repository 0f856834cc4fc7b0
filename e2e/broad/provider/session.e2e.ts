import { signInByCode, useProvider, type ProviderVisitor } from '../../support/provider/site';

const provider = useProvider();
const SESSION = { session_duration_minutes: 60 };

const cookieNames = async ({ context }: ProviderVisitor) =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** Signs in on the start page of a social provider or in its prompt. @returns the token in the page's address */
async function signInAtProvider({ page }: ProviderVisitor, email: string): Promise<string> {
  await page.getByLabel(/email/i).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/stytch_token_type=oauth/);
  return new URL(page.url()).searchParams.get('token') ?? '';
}

describe('§7 Sandbox: the provider’s own client keeps a session', () => {
  it('keeps the session through a reload, and ends it', async () => {
    const visitor = await provider.visit();
    const { user } = await signInByCode(provider, visitor, 'reload@example.com');
    const refreshed = visitor.page.waitForResponse(/\/sessions\/authenticate$/);
    await visitor.reload();
    expect((await refreshed).status()).toBe(200);
    expect(await visitor.call('user.getSync')).toEqual(user);
    expect(await cookieNames(visitor)).toEqual(['stytch_session', 'stytch_session_jwt']);

    await visitor.call('session.authenticate', { session_duration_minutes: 120 });
    await visitor.call('session.revoke');
    expect(await visitor.call('session.getSync')).toBeNull();
    expect(await cookieNames(visitor)).toEqual([]);
    expect((await visitor.refusal('session.authenticate')).error_type).toBe('user_unauthenticated');
  });

  it('is signed out when the session ended at the server', async () => {
    const visitor = await provider.visit({});
    await signInByCode(provider, visitor, 'ended@example.com');
    await provider.site.control.clearData(visitor.publicToken);
    expect((await visitor.refusal('session.authenticate')).error_type).toBe('session_not_found');
    expect(await visitor.call('session.getSync')).toBeNull();
    expect(await cookieNames(visitor)).toEqual([]);
  });

  it('takes over a session attested by another issuer’s token', async () => {
    const visitor = await provider.visit();
    const { publicToken: public_token } = visitor;
    const { control } = provider.site;
    const { user_id } = await control.createUser({ public_token, email: 'vouched@example.com' });
    const impersonated = await control.createToken({ public_token, user_id, kind: 'impersonation' });
    const signed = await visitor.call('impersonation.authenticate', {
      impersonation_token: impersonated.token,
    });
    expect(signed['user_id']).toBe(user_id);

    await visitor.call('session.revoke');
    const { token, profile_id } = await control.createToken({ public_token, user_id, kind: 'trusted_auth' });
    const attested = await visitor.call('session.attest', { token, profile_id, ...SESSION });
    expect(attested['user_id']).toBe(user_id);
    await visitor.refusal('session.attest', { token, profile_id, ...SESSION });
  });

  it('writes its cookies from a backend’s tokens, and gets the user with the next call', async () => {
    const [browser, backend] = [await provider.visit(), await provider.visit()];
    const { session_token, session_jwt, user } = await signInByCode(provider, backend, 'backend@example.com');
    await browser.call('session.updateSession', { session_token, session_jwt });
    await browser.call('session.authenticate', SESSION);
    expect(await browser.call('user.getSync')).toEqual(user);
  });
});

describe('§7 Sandbox: the provider’s own client and social sign-in', () => {
  it.each([true, false])('redirects to the start page and back, with PKCE: %s', async (pkce) => {
    const visitor = await provider.visit({ bootstrap: { pkce_required_for_oauth: pkce } });
    await visitor.leave('oauth.google.start', {
      login_redirect_url: `${provider.pages.url}/provider`,
      signup_redirect_url: `${provider.pages.url}/provider`,
      custom_scopes: ['calendar', 'contacts'],
    });
    const token = await signInAtProvider(visitor, 'oauth@example.com');
    await visitor.reload();
    const signed = await visitor.call('oauth.authenticate', token, SESSION);
    expect(signed).toMatchObject({
      provider_type: expect.stringMatching(/^google$/i),
      provider_values: { scopes: ['calendar', 'contacts'] },
      session: { authentication_factors: [{ type: 'oauth', delivery_method: 'oauth_google' }] },
      user: { emails: [{ email: 'oauth@example.com', verified: true }] },
    });
  });

  it('shows the One Tap prompt, and follows its redirect', async () => {
    const visitor = await provider.visit();
    const { page } = visitor;
    const script = await fetch(`${provider.site.sandboxUrl}/gsi/client`);
    const body = await script.text();
    // The provider's client has no option for the address of the prompt's script.
    await page.route('https://accounts.google.com/gsi/client**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const redirect = `${provider.pages.url}/provider`;
    const urls = { login_redirect_url: redirect, signup_redirect_url: redirect };
    expect(await visitor.call('oauth.googleOneTap.start', urls)).toEqual({ success: true });
    const token = await signInAtProvider(visitor, 'one-tap@example.com');
    await visitor.reload();
    expect(await visitor.call('oauth.authenticate', token, SESSION)).toMatchObject({
      user: { emails: [{ email: 'one-tap@example.com', verified: true }] },
    });
  });
});

describe('§7 Sandbox: the provider’s own client and the user', () => {
  it('updates the user, and deletes the user’s factors', async () => {
    const visitor = await provider.visit();
    await signInByCode(provider, visitor, 'data@example.com');
    await visitor.call('user.update', { name: { first_name: 'Ada' }, untrusted_metadata: { plan: 'gold' } });
    const { method_id } = await visitor.call('otps.sms.send', '+14155550190');
    const inbox = { public_token: visitor.publicToken, to: '+14155550190' };
    const { code } = await provider.site.control.nextMessage(inbox);
    await visitor.call('otps.authenticate', code, method_id, SESSION);
    const { totp_id } = await visitor.call('totps.create', { expiration_minutes: 5 });

    const user = await visitor.call<{ phone_numbers: { phone_id: string }[] }>('user.get');
    expect(user).toMatchObject({ name: { first_name: 'Ada' }, untrusted_metadata: { plan: 'gold' } });
    await visitor.call('user.deletePhoneNumber', user.phone_numbers[0]?.phone_id);
    await visitor.call('user.deleteTOTP', totp_id);
    expect(await visitor.call('user.getSync')).toMatchObject({ phone_numbers: [], totps: [] });
    expect(await visitor.call('user.getConnectedApps')).toMatchObject({ connected_apps: [] });
    expect(await visitor.refusal('user.deleteEmail', 'email-test-nobodys')).toMatchObject({
      name: 'StytchAPIError',
    });
  });
});

describe('§7 Sandbox: the provider’s own client and roles', () => {
  it('allows what the policy grants a role, and nothing else', async () => {
    const visitor = await provider.visit({
      bootstrap: {
        rbac_policy: {
          resources: [{ resource_id: 'prices', description: '', actions: ['read', 'save'] }],
          roles: [
            { role_id: 'saver', description: '', permissions: [{ resource_id: 'prices', actions: ['*'] }] },
            { role_id: 'stytch_user', description: '', permissions: [] },
          ],
          scopes: [],
        },
      },
    });
    expect(await visitor.call('rbac.isAuthorized', 'prices', 'save')).toBe(false);
    await provider.site.control.createUser({
      public_token: visitor.publicToken,
      email: 'saver@example.com',
      roles: ['saver'],
    });
    await signInByCode(provider, visitor, 'saver@example.com');
    expect(await visitor.call('rbac.isAuthorized', 'prices', 'save')).toBe(true);
    expect(await visitor.call('rbac.isAuthorizedSync', 'offers', 'read')).toBe(false);
    expect(await visitor.call('rbac.allPermissions')).toEqual({ prices: { read: true, save: true } });
  });
});
