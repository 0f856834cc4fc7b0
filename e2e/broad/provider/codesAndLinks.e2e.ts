import { landing } from '../../support/provider/links';
import { useProvider, type ProviderVisitor } from '../../support/provider/site';

const provider = useProvider();
const SESSION = { session_duration_minutes: 60 };

interface Signed {
  user: { user_id: string };
  session: { authentication_factors: { type: string; delivery_method: string }[] };
  session_token: string;
}

const nextMessage = ({ publicToken }: ProviderVisitor, to: string, after?: string) =>
  provider.site.control.nextMessage({ public_token: publicToken, to, after });

describe('§7 Sandbox: the provider’s own client, codes and links', () => {
  it.each([
    { channel: 'sms', to: '+14155550111' },
    { channel: 'whatsapp', to: '+14155550112' },
    { channel: 'email', to: 'code@example.com' },
  ])('signs in by a code: $channel', async ({ channel, to }) => {
    const visitor = await provider.visit();
    const { method_id } = await visitor.call(`otps.${channel}.loginOrCreate`, to, { expiration_minutes: 5 });
    const { code } = await nextMessage(visitor, to);
    const wrong = await visitor.refusal(
      'otps.authenticate',
      code === '000000' ? '1' : '000000',
      method_id,
      SESSION,
    );
    expect(wrong).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'otp_code_not_found',
      status_code: 404,
    });

    const signed = await visitor.call<Signed>('otps.authenticate', code, method_id, SESSION);
    expect(signed.session.authentication_factors).toMatchObject([{ type: 'otp', delivery_method: channel }]);
    expect(await visitor.call('user.getSync')).toEqual(signed.user);
    expect(await visitor.call('session.getTokens')).toMatchObject({ session_token: signed.session_token });
  });

  it('a code adds a second address to the same user', async () => {
    const visitor = await provider.visit();
    const first = await visitor.call('otps.email.loginOrCreate', 'first@example.com');
    const { code } = await nextMessage(visitor, 'first@example.com');
    const { user } = await visitor.call<Signed>('otps.authenticate', code, first['method_id'], SESSION);
    const second = await visitor.call('otps.email.send', 'second@example.com');
    const added = await nextMessage(visitor, 'second@example.com');
    await visitor.call('otps.authenticate', added.code, second['method_id'], SESSION);
    expect(await visitor.call('user.get')).toMatchObject({
      user_id: user.user_id,
      emails: [{ email: 'first@example.com' }, { email: 'second@example.com', verified: true }],
    });
  });

  it.each([true, false])('signs in by a link in an email, with PKCE: %s', async (pkce) => {
    const visitor = await provider.visit({ bootstrap: { pkce_required_for_email_magic_links: pkce } });
    const to = 'link@example.com';
    await visitor.call('magicLinks.email.loginOrCreate', to, {
      login_magic_link_url: `${provider.pages.url}/provider`,
      signup_magic_link_url: `${provider.pages.url}/provider`,
    });
    const { links } = await nextMessage(visitor, to);
    const token = await landing(links, 'magic_links');
    const kept = () =>
      visitor.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('PKCE')));
    expect(await kept()).toHaveLength(pkce ? 1 : 0);

    const signed = await visitor.call<Signed>('magicLinks.authenticate', token, SESSION);
    expect(signed.session.authentication_factors).toMatchObject([
      { type: 'magic_link', delivery_method: 'email' },
    ]);
    expect(await kept()).toEqual([]);
    const again = await visitor.refusal('magicLinks.authenticate', token, SESSION);
    expect(again['error_type']).toBe('unable_to_auth_magic_link');
  });
});
