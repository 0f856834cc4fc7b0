import { button, EMAIL, heading } from '../visitor/wanted';
import { ADDRESS, type Flow, press, step } from './flow';

const asks = (addressOf: (email: string) => string) =>
  step(
    async (visitor, { email }) => {
      await visitor.type(EMAIL, addressOf(email));
      await visitor.click(button('Continue with email'));
    },
    heading('Check your email'),
    ['/magic_links/email/login_or_create'],
    ['MAGIC_LINK_LOGIN_OR_CREATE'],
  );

/** Until the mail. What its link does needs a navigation (`pages.ts`). */
export const links: readonly Flow[] = [
  {
    title: 'a link is asked for, and by "Try again" for another address, and the arrow leads back',
    isMain: true,
    config: { products: ['emailMagicLinks'] },
    steps: [
      asks((email) => email),
      press('Try again', { ...EMAIL, value: '' }),
      asks((email) => `another-${email}`),
      press('Back', { ...EMAIL, value: `another-${ADDRESS}` }),
    ],
  },
];
