/** @jest-environment node */
import { checksummed } from './wallets';

describe('§7 Sandbox: Ethereum addresses', () => {
  it('spells addresses as EIP-55 does', async () => {
    for (const address of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ])
      expect(await checksummed(address.toLowerCase())).toBe(address);
  });
});
