import { expectNowhere } from '../../../tests/secrets';
import { devToolsStores } from '../../../tests/browser/devTools';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { heading } from '../../../tests/visits/signIn';
import { atMetamask, AUTHENTICATE } from '../../../tests/visits/wallets';

const page = setUpWidgetPage();

describe('§4 Crypto flow: signatures in state, logs, storage and events', () => {
  it('neither the signature nor the tokens of its session are found after a sign-in', async () => {
    const { widget, button } = await atMetamask(page);
    await widget.user.click(button);
    await heading('Success!');
    await page.idle();
    const signature = String(page.lastCall(AUTHENTICATE).body?.['signature']);
    const tokens = widget.client.session.getTokens();
    expectNowhere(page, {
      signature,
      session_token: tokens?.session_token,
      session_jwt: tokens?.session_jwt,
    });
    expect(JSON.stringify(widget.events)).not.toContain(signature);
    const types = devToolsStores.at(-1)?.shown().actions;
    expect(types?.map(({ type }) => type)).toContain('widget/crypto/walletChosen');
  });
});
