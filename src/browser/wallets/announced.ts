import { requestProviders } from 'mipd';
import { walletName, read, safeIcon, type Source, type WalletDevice } from './device';
import { ethereumDevice, isEthereumProvider } from './ethereum';

/** A reverse domain name: `io.metamask`. */
const RDNS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function deviceOf(detail: unknown): WalletDevice | null {
  const [info, provider] = [read(detail, 'info'), read(detail, 'provider')];
  const [rdns, name] = [read(info, 'rdns'), walletName(read(info, 'name'))];
  if (typeof rdns !== 'string' || !RDNS.test(rdns) || name === '' || !isEthereumProvider(provider))
    return null;
  return ethereumDevice({ id: rdns.toLowerCase(), name, icon: safeIcon(read(info, 'icon')) }, provider);
}

/** EIP-6963: Ethereum wallets that announce themselves. The first to announce a name keeps it. */
export function announcedWallets(onChange: () => void): Source {
  const devices = new Map<string, WalletDevice>();
  const add = (detail: unknown) => {
    const device = deviceOf(detail);
    if (!device || devices.has(device.wallet.id)) return;
    devices.set(device.wallet.id, device);
    onChange();
  };
  return {
    devices: () => [...devices.values()],
    listen: () => requestProviders(add) ?? (() => undefined),
  };
}
