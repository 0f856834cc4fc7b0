import { REJECTED, type Mood } from '../../../tests/browser/fakeWallets';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { refuseOnce } from '../../../tests/visits/wallets';

const page = setUpWidgetPage();

describe('§8 Crypto: a failure opens CryptoError, and the next try works', () => {
  it.each<['connect' | 'sign', Mood, RegExp | null]>([
    ['connect', { code: 4100 }, /does not let this site use that account/],
    ['connect', { code: 4900 }, /locked or has no connection/],
    ['connect', { code: -32002 }, /still waiting for an answer/],
    ['connect', new Error('Odd'), null],
    ['sign', REJECTED, /declined in your wallet/],
    ['sign', { code: 4100 }, /does not let this site use that account/],
    ['sign', { code: 4900 }, /locked or has no connection/],
    ['sign', { code: -32002 }, /still waiting for an answer/],
    ['sign', { code: -32603, message: 'Internal' }, null],
  ])('%s: %j', (step, mood, advice) => refuseOnce(page, step, mood, advice));
});
