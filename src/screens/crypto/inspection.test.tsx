import { screen } from '@testing-library/react';
import type { LoginArgs } from '../../index';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { GOOD_TEXTS, HOST, siweText } from '../../../tests/data/siweCorpus';
import { eventually } from '../../../tests/time';
import { heading } from '../../../tests/visits/signIn';
import { atMetamask, clickOn, COULD_NOT_SIGN, START } from '../../../tests/visits/wallets';

const page = setUpWidgetPage();
const ADDRESS = '0x6Ac3bd0e25B0Ab1C2f2c0F3eB3d1d3E27e3bEf01';

const answerWith = (challenge: string) =>
  page.fault(START, { status: 200, body: { data: { status_code: 200, request_id: 'r', challenge } } });

/** A visitor whose wallet has the account of the corpus. */
async function atCorpus(args: Partial<LoginArgs> = {}) {
  const { wallet, widget } = await atMetamask(page, args);
  wallet.account = { ...wallet.account, address: ADDRESS };
  return { wallet, widget };
}

const choose = () => clickOn('#pricerx-wallet-Metamask');
const goBack = () => clickOn('button[aria-label="Back"]');

describe('§4 Crypto flow: the text to sign is checked before the wallet is called', () => {
  it('untampered texts reach the wallet unchanged', async () => {
    const { wallet } = await atCorpus();
    wallet.mood.sign = 'hang';
    for (const [, change] of GOOD_TEXTS) {
      await answerWith(change(siweText(ADDRESS)));
      await choose();
      await eventually(() => expect(wallet.calls).toEqual(['eth_requestAccounts', 'personal_sign']));
      wallet.calls.length = 0;
      await goBack();
    }
  });

  it('a text for another site shows that as its reason', async () => {
    await atCorpus();
    await answerWith(siweText(ADDRESS).replaceAll(HOST, 'evil.example'));
    await choose();
    expect(await heading('Looks like there was an error!')).toHaveFocus();
    screen.getByText('The message was for another site. We did not ask your wallet to sign it.');
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
    await eventually(() => expect(wallet.calls.at(-1)).toBe('personal_sign'));
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

describe('§8 Crypto: the last text of CryptoError', () => {
  it('says what else the visitor can do, in the host’s words where it has some', async () => {
    await atCorpus({ strings: { 'crypto.error.content': 'Go back and use your phone number.' } });
    await answerWith(siweText(ADDRESS).replaceAll(HOST, 'evil.example'));
    await choose();
    await heading('Looks like there was an error!');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /did not ask your wallet to sign it\. ?Go back and use your phone/,
    );
  });

  it('names what the provider said, and what to do when it did not answer', async () => {
    await atCorpus();
    await page.fault(START, {
      status: 400,
      body: { status_code: 400, error_type: 'x', error_message: 'Not this wallet.' },
    });
    await choose();
    await heading('Looks like there was an error!');
    expect(screen.getByRole('alert')).toHaveTextContent('Not this wallet.');
    await goBack();
    await page.fault(START, { drop: true });
    await choose();
    await heading('Looks like there was an error!');
    expect(screen.getByRole('alert')).toHaveTextContent(/Check your internet connection and try again/);
  });
});
