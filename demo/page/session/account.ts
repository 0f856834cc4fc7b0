import { t } from '../language/language';
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
    (wallet ? `${wallet.slice(0, 6)}…${wallet.slice(-4)}` : t('Signed in'))
  );
};

/** The visitor's account. It follows the client, which also reports changes by the server and in other tabs. */
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
    // `forceClear` signs out in this browser even when the provider is unreachable.
    await client.session.revoke({ forceClear: true });
  },
});
