import { button, EMAIL, heading } from '../visitor/wanted';
import type { Visitor } from '../visitor/visitor';
import type { Flow, Stage } from './flow';

const SENDS = { sends: ['/magic_links/email/login_or_create'], reports: ['MAGIC_LINK_LOGIN_OR_CREATE'] };

const asks = async (visitor: Visitor, { email }: Stage): Promise<void> => {
  await visitor.type(EMAIL, email);
  await visitor.click(button('Continue with email'));
};

/** Until the mail: what its link does needs a navigation. */
export const links: readonly Flow[] = [
  {
    title: 'a link is asked for, and by "Try again" for another address, and the arrow leads back',
    config: { products: ['emailMagicLinks'] },
    steps: [
      { act: asks, sees: heading('Check your email'), ...SENDS },
      { act: (visitor) => visitor.click(button('Try again')), sees: button('Continue with email') },
      { act: asks, sees: heading('Check your email'), ...SENDS },
      { act: (visitor) => visitor.click(button('Back')), sees: button('Continue with email') },
    ],
  },
];
