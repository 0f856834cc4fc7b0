import { shownPhone, wantPhoneFormat } from '../parts/phoneNumber';
import type { AuthClient, AuthUser } from './widgetGlobal';

export interface Account {
  client: AuthClient;
  isSignedIn(): boolean;
  name(): string;
  onChange(listener: () => void): void;
  signOut(): Promise<void>;
}

const phoneOf = (user: AuthUser | null): string | undefined => user?.phone_numbers[0]?.phone_number;

const nameOf = (user: AuthUser | null): string => {
  const phone = phoneOf(user);
  const wallet = user?.crypto_wallets[0]?.crypto_wallet_address;
  return (
    user?.name.first_name ||
    user?.emails[0]?.email ||
    (phone && shownPhone(phone)) ||
    (wallet ? `${wallet.slice(0, 6)}…${wallet.slice(-4)}` : 'Signed in')
  );
};

/** The visitor as this page sees them; changes come from the widget, from the server and from other tabs alike. */
export const createAccount = (client: AuthClient): Account => ({
  client,
  isSignedIn: () => client.session.getSync() !== null,
  name: () => nameOf(client.user.getSync()),
  onChange(listener) {
    const changed = (): void => {
      listener();
      if (phoneOf(client.user.getSync())) wantPhoneFormat(listener);
    };
    client.session.onChange(changed);
    client.user.onChange(changed);
    changed();
  },
  async signOut() {
    // Sign out in this browser also when the provider cannot be reached.
    await client.session.revoke({ forceClear: true });
  },
});
