import { button, EMAIL, heading } from '../visitor/wanted';
import type { Visitor } from '../visitor/visitor';
import type { Flow, Stage } from './flow';

const asks = (addressOf: (email: string) => string) => ({
  async act(visitor: Visitor, { email }: Stage) {
    await visitor.type(EMAIL, addressOf(email));
    await visitor.click(button('Continue with email'));
  },
  sees: heading('Check your email'),
  sends: ['/magic_links/email/login_or_create'],
  reports: ['MAGIC_LINK_LOGIN_OR_CREATE'],
});

const another = (email: string): string => `another-${email}`;

/** Until the mail: what its link does needs a navigation. */
export const links: readonly Flow[] = [
  {
    title: 'a link is asked for, and by "Try again" for another address, and the arrow leads back',
    isMain: true,
    config: { products: ['emailMagicLinks'] },
    steps: [
      asks((email) => email),
      { act: (visitor) => visitor.click(button('Try again')), sees: button('Continue with email') },
      asks(another),
      { act: (visitor) => visitor.click(button('Back')), sees: button('Continue with email') },
    ],
  },
];
