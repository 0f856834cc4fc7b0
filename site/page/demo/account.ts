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

/** The name of the signed-in visitor, and a button that signs out. */
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
  /** Mounts the widget in the element. */
  mount(element: HTMLElement): { unmount(): void };
}

/** Shows the widget to signed-out visitors, and the account to others. */
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
      // The form that the build has written, or a new place.
      const written = place.querySelector('pricerx-auth')?.parentElement;
      const element = written ?? el('div');
      if (!written) place.replaceChildren(element);
      mounted = mount(element);
    }
  };
  client.session.onChange(show);
  client.user.onChange(show);
  show();
  return {
    /** Unmounts the widget and mounts it again, unless the visitor is signed in. */
    remount(): void {
      unmount();
      show();
    },
  };
};
