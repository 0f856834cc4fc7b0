import { screen } from '@testing-library/react';
import { APP, connectApp } from '../../tests/data/apps';
import { setUpPasskeys } from '../../tests/browser/passkeys';
import { renderReact } from '../../tests/renderReact';
import { makeClient, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { button as consentButton, consentLists, visitAddress } from '../../tests/visits/consent';
import { signIn } from '../../tests/visits/headless';
import { findButton } from '../../tests/visits/passkeys';
import { continueButton, followLink, typeStrong } from '../../tests/visits/reset';
import { EMAIL, heading } from '../../tests/visits/signIn';
import { IdentityProvider, PasskeyRegistration, PasswordReset } from '../react';

const page = setUpWidgetPage();

describe('§1 Mounting: the other widgets of pricerx-auth/react', () => {
  it('<PasswordReset> sets a new password after its token was removed from the address', async () => {
    await followLink(page, 'reset_password');
    const Page = () => (
      <PasswordReset passwordResetToken={new URLSearchParams(location.search).get('token')} />
    );
    const host = renderReact(page, <Page />);
    await typeStrong(host.user);
    expect(location.search).not.toContain('token');
    const [widget] = host.widgets();
    host.render(<Page />);
    await page.idle();
    expect([...host.widgets()]).toEqual([widget]);
    await host.user.click(continueButton());
    await heading('Success!');
  });

  it('<PasskeyRegistration> makes a passkey for a signed-in visitor', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client, EMAIL);
    const host = renderReact(page, <PasskeyRegistration />, { client });
    await eventually(async () => expect(await findButton('Create a Passkey')).toBeEnabled());
    await host.user.click(await findButton('Create a Passkey'));
    await eventually(() => expect(client.user.getSync()?.webauthn_registrations).toHaveLength(1));
  });

  it('<IdentityProvider> asks for consent with the texts of the host’s latest getConsentManifest', async () => {
    await connectApp(page, {});
    const client = makeClient(page);
    await signIn(page, client, EMAIL);
    visitAddress(APP);
    const Page = ({ words }: { words: string }) => <IdentityProvider getConsentManifest={() => [words]} />;
    const host = renderReact(page, <IdentityProvider />, { client, isStrict: true });
    host.render(<Page words="Loading" />);
    await null;
    host.render(<Page words="See your saved prices" />);
    expect(await consentButton('Allow')).toBeEnabled();
    expect(consentLists()).toEqual([['See your saved prices']]);
    expect(host.widgets()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
