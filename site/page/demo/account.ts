import { button, el } from '../../../demo/page/parts/dom';
import type { AuthClient } from '../../../demo/page/session/widgetGlobal';

const nameOf = (client: AuthClient): string => {
  const user = client.user.getSync();
  return (
    user?.emails[0]?.email ??
    user?.phone_numbers[0]?.phone_number ??
    user?.crypto_wallets[0]?.crypto_wallet_address ??
    'somebody'
  );
};

/** Tells who is signed in, and signs out. */
const accountBox = (client: AuthClient): HTMLElement =>
  el(
    'div',
    { class: 'account' },
    el('p', { role: 'status' }, 'Signed in as ', el('strong', {}, nameOf(client))),
    button('Sign out', () => void client.session.revoke({ forceClear: true })),
  );

interface Parts {
  client: AuthClient;
  place: HTMLElement;
  /** Shows the widget in the place. */
  mount(element: HTMLElement): { unmount(): void };
}

/** The widget in its place while nobody is signed in, else the account. */
export const showSignIn = ({ client, place, mount }: Parts) => {
  let mounted: { unmount(): void } | undefined;
  const unmount = (): void => {
    mounted?.unmount();
    mounted = undefined;
  };
  const show = (): void => {
    const isSignedIn = client.session.getSync() !== null;
    if (isSignedIn) {
      unmount();
      place.replaceChildren(accountBox(client));
    } else if (mounted === undefined) {
      const element = el('div');
      place.replaceChildren(element);
      mounted = mount(element);
    }
  };
  client.session.onChange(show);
  client.user.onChange(show);
  show();
  return {
    /** Mounts the widget anew, where nobody is signed in. */
    again(): void {
      unmount();
      show();
    },
  };
};
