import { WITH_EMAIL, withoutAutofill } from '../widget/passkeys';
import { button, codeField, EMAIL_CODE, emailField, shown } from '../widget/widget';
import type { Step } from './step';

/** Parts of Main that have a chunk of their own: its error stands beside the usable form, or alone. */
const partOfMain = (chunk: string, config: object, label: string, more: Partial<Step> = {}): Step => ({
  flow: 'Main',
  step: chunk,
  chunk,
  actsOnMount: true,
  args: () => ({ config }),
  act: () => Promise.resolve(),
  again: ({ page }) => button(page, 'Try again').click(),
  done: ({ page }) => shown(button(page, label)),
  ...more,
});

const WALLETS = { products: ['crypto'] };
const SOCIAL = {
  products: ['oauth', 'emailMagicLinks'],
  oauthOptions: { providers: [{ type: 'google' }] },
};

export const CHUNK_STEPS: Step[] = [
  partOfMain('crypto', WALLETS, 'Set up a new crypto wallet'),
  partOfMain('wallets', WALLETS, 'Set up a new crypto wallet'),
  partOfMain('oauth', SOCIAL, 'Continue with Google'),
  partOfMain('passkeys', WITH_EMAIL, 'Login with a Passkey', {
    prepare: (context) => withoutAutofill(context),
  }),
  {
    flow: 'Email code',
    step: 'screen',
    chunk: 'otp',
    args: () => ({ config: EMAIL_CODE }),
    arrive: ({ page, email }) => emailField(page).fill(email),
    act: ({ page }) => button(page, 'Continue with email').click(),
    again: ({ page }) => button(page, 'Try again').click(),
    done: ({ page }) => shown(codeField(page)),
  },
];
