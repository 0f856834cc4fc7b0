import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { makeElement, setUpUser, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { codeField, EMAIL, emailField, enter } from '../../tests/visits/signIn';
import * as compat from './react';

const page = setUpWidgetPage();

/** Renders a host's tree below `StytchProvider`. */
function renderHost(children: ReactNode, project: object = {}) {
  const stytch = compat.createStytchUIClient(page.publicToken, page.options);
  const element = makeElement(page);
  const root = createRoot(element);
  root.render(<compat.StytchProvider stytch={stytch}>{children}</compat.StytchProvider>);
  page.onCleanUp(() => {
    root.unmount();
    stytch.destroy();
  });
  return { stytch, element, ...project };
}

const CONFIG: compat.StytchLoginConfig = {
  products: [compat.Products.otp],
  otpOptions: { methods: [compat.OTPMethods.Email], expirationMinutes: 5 },
};

async function signIn(stytch: compat.StytchClient) {
  const { method_id } = await stytch.otps.email.loginOrCreate(EMAIL);
  await stytch.otps.authenticate(await page.lastCode(EMAIL), method_id, { session_duration_minutes: 30 });
}

function Account() {
  const { user, isInitialized } = compat.useStytchUser();
  const { session } = compat.useStytchSession();
  const { isAuthorized } = compat.useStytchIsAuthorized('prices', 'save');
  if (!isInitialized || !session) return <compat.StytchLogin config={CONFIG} loading="eager" />;
  return <p>{`${user?.emails[0]?.email} ${isAuthorized ? 'may' : 'must not'} save`}</p>;
}

describe('§1 Mounting: the provider’s names in React', () => {
  it('a visitor signs in, and the hooks tell the host', async () => {
    renderHost(<Account />);
    const user = setUpUser();
    await enter(user, await emailField(), `${EMAIL}{Enter}`);
    await enter(user, await codeField(), await page.lastCode(EMAIL));
    await eventually(() => expect(screen.getByText(`${EMAIL} must not save`)).toBeVisible());
  });

  it.each([
    [
      'StytchPasswordReset',
      <compat.StytchPasswordReset key="" config={CONFIG} passwordResetToken="a-token" />,
      /Set a new password/,
    ],
    ['StytchPasskeyRegistration', <compat.StytchPasskeyRegistration key="" config={CONFIG} />, /passkey/i],
    ['IdentityProvider', <compat.IdentityProvider key="" />, /\w/],
  ])('%s mounts its widget', async (_, widget, text) => {
    const { element } = renderHost(widget);
    await eventually(() => expect(element.querySelector('pricerx-auth')?.textContent).toMatch(text));
    page.console.take('');
  });

  it('the higher-order functions give a component client, user, session and permissions', async () => {
    const permissions = [{ resource_id: 'prices', actions: ['*'] }];
    const saver = { role_id: 'saver', description: '', permissions };
    const stranger = { role_id: 'stytch_user', description: '', permissions: [] };
    const resources = [{ resource_id: 'prices', description: '', actions: ['save'] }];
    await page.project({ bootstrap: { rbac_policy: { resources, roles: [saver, stranger], scopes: [] } } });
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL, roles: ['saver'] });

    type Given = { title: string } & Record<string, unknown>;
    const seen: Given[] = [];
    const Seen = (given: Given) => {
      seen.push(given);
      return null;
    };
    const { withStytch, withStytchPermissions, withStytchSession, withStytchUser } = compat;
    const Wrapped = withStytch<{ title: string }>(
      withStytchUser(withStytchSession(withStytchPermissions(Seen as never))),
    );
    const { stytch } = renderHost(<Wrapped title="Prices" />);
    await signIn(stytch);
    await eventually(() =>
      expect(seen.at(-1)).toMatchObject({
        title: 'Prices',
        stytch,
        stytchUser: { emails: [{ email: EMAIL }] },
        stytchUserIsInitialized: true,
        stytchSession: { session_id: stytch.session.getSync()?.session_id },
        stytchSessionIsInitialized: true,
        stytchPermissions: { prices: { save: true } },
      }),
    );
  });

  it('outside of StytchProvider a hook throws', () => {
    page.console.take('');
    expect(() => renderToString(<Account />)).toThrow('There is no <PriceRxAuthProvider');
  });
});
