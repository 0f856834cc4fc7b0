import { ethereumWallet } from '../../sandbox/testing/wallets';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

export const cryptoWalletRoutes: RouteTable = () => {
  const wallet = ethereumWallet();
  const fields = { crypto_wallet_address: wallet.address, crypto_wallet_type: 'ethereum' };
  const start = { body: fields, answer: { ...META, challenge: A_STRING } };
  return {
    'POST /crypto_wallets/authenticate/start/primary': {
      call: (client) => client.cryptoWallets.authenticateStart(fields),
      ...start,
    },
    'POST /crypto_wallets/authenticate/start/secondary': {
      call: (client) => client.cryptoWallets.authenticateStart(fields),
      signedIn: true,
      ...start,
    },
    'POST /crypto_wallets/authenticate': {
      call: async (client) => {
        const { challenge } = await client.cryptoWallets.authenticateStart(fields);
        const signature = wallet.sign(challenge);
        return client.cryptoWallets.authenticate({ ...fields, signature, ...DURATION });
      },
      body: { ...fields, signature: A_STRING, ...DURATION },
      answer: AUTH,
    },
  };
};
