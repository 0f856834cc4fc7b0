import { card, google } from '../widget/oneTap';
import { shown } from '../widget/widget';
import type { Step } from './step';

/** The button appears when the prompt does not. */
export const ONE_TAP_STEPS: Step[] = [
  {
    flow: 'One Tap',
    step: 'prompt',
    chunk: 'oneTap',
    script: /\/gsi\/client/,
    goesOn: true,
    actsOnMount: true,
    args: ({ page }) => ({
      config: {
        products: ['oauth'],
        oauthOptions: {
          providers: [{ type: 'google', one_tap: true }],
          loginRedirectURL: page.url(),
          signupRedirectURL: page.url(),
        },
      },
    }),
    act: () => Promise.resolve(),
    done: ({ page }) => shown(card(page).or(google(page))),
  },
];
