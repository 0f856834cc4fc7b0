import type { AuthClient } from './widgetGlobal';

export interface Account {
  client: AuthClient;
  isSignedIn(): boolean;
  name(): string;
  onChange(listener: () => void): () => void;
  signOut(): Promise<void>;
}

/** The visitor as this page sees them; changes come from the widget, from the server and from other tabs alike. */
export const createAccount = (client: AuthClient): Account => ({
  client,
  isSignedIn: () => client.session.getSync() !== null,
  name() {
    const user = client.user.getSync();
    const wallet = user?.crypto_wallets[0]?.crypto_wallet_address;
    return (
      user?.name.first_name ||
      user?.emails[0]?.email ||
      user?.phone_numbers[0]?.phone_number ||
      (wallet ? `${wallet.slice(0, 6)}…${wallet.slice(-4)}` : 'Signed in')
    );
  },
  onChange(listener) {
    const offs = [client.session.onChange(listener), client.user.onChange(listener)];
    return () => offs.forEach((off) => off());
  },
  async signOut() {
    // Whoever presses the button wants to be out, also when the provider cannot be told just now.
    await client.session.revoke({ forceClear: true });
  },
});
