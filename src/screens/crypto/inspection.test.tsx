import { fireEvent, screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { GOOD_TEXTS, HOST, MUTATIONS, siweText } from '../../../tests/data/siweCorpus';
import { eventually } from '../../../tests/time';
import { heading } from '../../../tests/visits/signIn';
import { atMetamask, COULD_NOT_SIGN, START } from '../../../tests/visits/wallets';

const page = setUpWidgetPage();
const ADDRESS = '0x6Ac3bd0e25B0Ab1C2f2c0F3eB3d1d3E27e3bEf01';

const answerWith = (challenge: string) =>
  page.fault(START, { status: 200, body: { data: { status_code: 200, request_id: 'r', challenge } } });

/** A visitor whose wallet has the account of the corpus. */
async function atCorpus() {
  const { wallet, widget } = await atMetamask(page);
  wallet.account = { ...wallet.account, address: ADDRESS };
  return { wallet, widget };
}

/** Finds elements by id and tag, because queries by role are slow in jsdom and these tests make many. */
const clickOn = (selector: string) =>
  eventually(() => {
    const button = document.querySelector(selector);
    if (!button) throw new Error(`No ${selector}.`);
    fireEvent.click(button);
  });
const choose = () => clickOn('#wallet-Metamask');
const goBack = () => clickOn('button[aria-label="Back"]');

/** Half of the texts, to save time: siwe.test.ts checks all of them. */
const SOME = MUTATIONS.filter((_, at) => at % 2 === 0);

describe('§4 Crypto flow: the text to sign is checked before the wallet is called', () => {
  it(`each of ${SOME.length} tampered texts is refused, and reaches no wallet`, async () => {
    const { wallet, widget } = await atCorpus();
    for (const [name, change] of SOME) {
      await answerWith(change(siweText(ADDRESS)));
      await choose();
      await eventually(() => expect(widget.element.textContent).toContain(COULD_NOT_SIGN));
      expect({ name, asked: wallet.asked.splice(0) }).toEqual({ name, asked: ['eth_requestAccounts'] });
      await goBack();
    }
    expect(wallet.texts).toEqual([]);
    expect(widget.errors).toHaveLength(SOME.length);
  }, 30_000);

  it('untampered texts reach the wallet unchanged', async () => {
    const { wallet } = await atCorpus();
    wallet.mood.sign = 'hang';
    for (const [, change] of GOOD_TEXTS) {
      await answerWith(change(siweText(ADDRESS)));
      await choose();
      await eventually(() => expect(wallet.asked).toEqual(['eth_requestAccounts', 'personal_sign']));
      wallet.asked.length = 0;
      await goBack();
    }
  });

  it('a text for another site shows that as its reason', async () => {
    await atCorpus();
    await answerWith(siweText(ADDRESS).replaceAll(HOST, 'evil.example'));
    await choose();
    expect(await heading('Looks like there was an error!')).toHaveFocus();
    screen.getByText('The message was made for another site, so the wallet was not asked to sign it.');
  });

  it('the hex of another site’s text, which a wallet would decode and sign, reaches no wallet', async () => {
    const { wallet, widget } = await atCorpus();
    await answerWith(`0x${Buffer.from(siweText(ADDRESS).replaceAll(HOST, 'evil.example')).toString('hex')}`);
    await choose();
    await eventually(() => expect(widget.element.textContent).toContain(COULD_NOT_SIGN));
    expect(wallet.texts).toEqual([]);
    await goBack();
    wallet.mood.sign = 'hang';
    await answerWith(siweText(ADDRESS));
    await choose();
    await eventually(() => expect(wallet.asked.at(-1)).toBe('personal_sign'));
  });

  it('a project that requires SIWE refuses any other text', async () => {
    await page.project({ bootstrap: { siwe_required_for_crypto_wallets: true } });
    const { wallet } = await atCorpus();
    await answerWith('Please sign: 1234567890');
    await choose();
    await eventually(() => screen.getByText(COULD_NOT_SIGN));
    expect(wallet.texts).toEqual([]);
  });
});
