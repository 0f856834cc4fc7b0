import { MUTATIONS, siweText } from '../../../tests/data/siweCorpus';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { atMetamask, clickOn, COULD_NOT_SIGN, START } from '../../../tests/visits/wallets';

const page = setUpWidgetPage();
const ADDRESS = '0x6Ac3bd0e25B0Ab1C2f2c0F3eB3d1d3E27e3bEf01';

describe('§4 Crypto flow: each tampered text is checked before the wallet is called', () => {
  it(`each of ${MUTATIONS.length} tampered texts is refused, and reaches no wallet`, async () => {
    const { wallet, widget } = await atMetamask(page);
    wallet.account = { ...wallet.account, address: ADDRESS };
    for (const [name, change] of MUTATIONS) {
      const data = { status_code: 200, request_id: 'r', challenge: change(siweText(ADDRESS)) };
      await page.fault(START, { status: 200, body: { data } });
      await clickOn('#pricerx-wallet-Metamask');
      await eventually(() => expect(widget.element.textContent).toContain(COULD_NOT_SIGN));
      expect({ name, calls: wallet.calls.splice(0) }).toEqual({ name, calls: ['eth_requestAccounts'] });
      await clickOn('button[aria-label="Back"]');
    }
    expect(wallet.texts).toEqual([]);
    expect(widget.errors).toHaveLength(MUTATIONS.length);
  }, 60_000);
});
