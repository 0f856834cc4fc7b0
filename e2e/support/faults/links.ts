import { button, emailField, EMAIL_LINK, heading, shown } from '../widget/widget';
import type { Step } from './step';

export const LINK_STEPS: Step[] = [
  {
    flow: 'Magic link',
    step: 'send',
    call: '/magic_links/email/login_or_create',
    isBare: true,
    chunk: 'send',
    isProtected: true,
    args: () => ({ config: EMAIL_LINK }),
    arrive: ({ page, email }) => emailField(page).fill(email),
    act: ({ page }) => button(page, 'Continue with email').click(),
    typed: ({ page }) => emailField(page),
    done: ({ page }) => shown(heading(page, 'Check your email')),
  },
  {
    flow: 'Social',
    step: 'leave',
    args: ({ page }) => ({
      config: {
        products: ['oauth'],
        oauthOptions: {
          providers: [{ type: 'google' }],
          loginRedirectURL: page.url(),
          signupRedirectURL: page.url(),
        },
      },
    }),
    arrive: ({ page }) => shown(button(page, 'Continue with Google')),
    act: ({ page }) => button(page, 'Continue with Google').click(),
    done: ({ page }) => shown(heading(page, 'Sign in to PriceRx with Google')),
  },
];
