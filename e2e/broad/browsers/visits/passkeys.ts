import { expect } from '@playwright/test';
import { WITH_EMAIL } from '../../../support/widget/passkeys';
import type { Visit } from '../stage';
import { button, EMAIL, heading, text } from '../../../../tests/visitor/wanted';
import { signInByCode } from '../signIn';

const WITHOUT_PASSKEYS =
  "<div id='sign-in'></div><div id='passkeys'></div><script>delete window.PublicKeyCredential</script>";
const LOGIN = button('Login with a Passkey');

/** Whether the page offers a passkey, in the field's autofill or by a button. */
const offersPasskey = (): boolean =>
  document.querySelector('input[autocomplete~=webauthn]') !== null ||
  [...document.querySelectorAll('button')].some((each) => each.textContent === 'Login with a Passkey');

export const passkeys: Visit[] = [
  {
    title: 'a login offers a passkey where the browser has them, and signs in by code either way',
    async run(stage) {
      const visitor = await stage.widget({ config: WITH_EMAIL });
      await visitor.shown(EMAIL);
      const hasPasskeys = await visitor.tab.evaluate(() => 'PublicKeyCredential' in window);
      if (hasPasskeys) await visitor.until('the offer', () => visitor.tab.evaluate(offersPasskey));
      else expect(await visitor.find(LOGIN)).toBeNull();
      await signInByCode(visitor, stage);
    },
  },
  {
    title: 'a login in a browser without passkeys shows no button for them, and signs in by code',
    async run(stage) {
      const visitor = await stage.widget({ config: WITH_EMAIL }, { html: WITHOUT_PASSKEYS });
      await signInByCode(visitor, stage);
      expect(await visitor.find(LOGIN)).toBeNull();
    },
  },
  {
    title: 'the registration in a browser without passkeys says so, and can be skipped',
    async run(stage) {
      const visitor = await stage.widget({ config: WITH_EMAIL }, { html: WITHOUT_PASSKEYS });
      await signInByCode(visitor, stage);
      await stage.mount(visitor, { selector: '#passkeys' }, 'mountPasskeyRegistration');
      await visitor.shown(heading('Set up a new Passkey'));
      await visitor.shown(
        text('This browser cannot create passkeys. Use another browser, or skip this step.'),
      );
      await visitor.click(button('Skip'));
    },
  },
];
