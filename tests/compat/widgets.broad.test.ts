import { makeElement, setUpUser, setUpWidgetPage } from '../renderWidget';
import { mountLogin, mountResetPassword, Products, type StytchLoginConfig } from '../../src/compat';
import { eventually } from '../time';
import { continueButton, newPasswordField, STRONG_PASSWORD } from '../visits/reset';
import { EMAIL, emailField, enter, heading } from '../visits/signIn';
import { OURS, setUpDeployments, V5, V6 } from './deployments';

const page = setUpWidgetPage();
const { load, withPKCE } = setUpDeployments(page);
const SESSION = { session_duration_minutes: 60 };
const config: StytchLoginConfig = {
  products: [Products.emailMagicLinks, Products.passwords],
  passwordOptions: { loginRedirectURL: 'http://localhost:4310/in' },
};

/** Opens the page to which a mail's link leads. */
const openLink = (kind: string, token: string) =>
  history.replaceState(null, '', `/in?stytch_token_type=${kind}&token=${token}`);

describe.each([V5, V6] as const)(
  '§4 Page address: links that %s has asked for, after the change',
  (before) => {
    it('sign in at once with PKCE', async () => {
      await withPKCE();
      await (await load(before)).magicLinks.email.loginOrCreate(EMAIL);
      openLink('magic_links', await page.lastLinkToken(EMAIL));
      const client = await load(OURS);
      expect(await client.authenticateByUrl({ ...SESSION, confirm: () => false })).toMatchObject({
        handled: true,
      });
      expect(client.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
    });

    it('sign in without PKCE once the visitor has confirmed it', async () => {
      await (await load(before)).magicLinks.email.loginOrCreate(EMAIL);
      const token = await page.lastLinkToken(EMAIL);
      openLink('magic_links', token);
      const client = await load(OURS);
      const refused = await client.authenticateByUrl({ ...SESSION, confirm: () => false });
      expect(refused).toMatchObject({ needsConfirmation: true });
      expect(client.session.getSync()).toBeNull();
      openLink('magic_links', token);
      const outcome = await client.authenticateByUrl({ ...SESSION, confirm: () => true });
      expect(outcome).toMatchObject({ handled: true });
      expect(client.session.getSync()).not.toBeNull();
    });

    it('set a new password in the widget', async () => {
      await withPKCE();
      await page.control.createUser({
        public_token: page.publicToken,
        email: EMAIL,
        password: 'the old one 4711',
      });
      await (await load(before)).passwords.resetByEmailStart({ email: EMAIL });
      const passwordResetToken = await page.lastLinkToken(EMAIL);
      openLink('reset_password', passwordResetToken);
      const client = await load(OURS);
      const { unmount } = mountResetPassword({
        client,
        elementId: makeElement(page),
        config,
        passwordResetToken,
      });
      page.onCleanUp(unmount);
      const user = setUpUser();
      await enter(user, await newPasswordField(), STRONG_PASSWORD);
      await eventually(() => expect(continueButton()).toBeEnabled());
      await user.click(continueButton());
      await eventually(() => expect(client.session.getSync()).not.toBeNull());
    });
  },
);

describe.each([V5, V6] as const)(
  '§4 Magic link flow: a link that the widget has sent, after the change back to %s',
  (after) => {
    it('signs in', async () => {
      await withPKCE();
      const client = await load(OURS);
      const { unmount } = mountLogin({
        client,
        elementId: makeElement(page),
        config: { products: [Products.emailMagicLinks] },
        loading: 'eager',
      });
      await enter(setUpUser(), await emailField(), `${EMAIL}{Enter}`);
      await heading('Check your email');
      const token = await page.lastLinkToken(EMAIL);
      unmount();
      const next = await load(after);
      await next.magicLinks.authenticate(token, SESSION);
      expect(next.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
    });
  },
);
