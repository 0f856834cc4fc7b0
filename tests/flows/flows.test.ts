import { FakeEthereum, FakeStandard } from '../browser/fakeWallets';
import { makePasskey, setUpPasskeys } from '../browser/passkeys';
import { makeClient, renderPasskeyRegistration, renderWidget, setUpWidgetPage } from '../renderWidget';
import { visitorInJsdom } from '../visitor/inJsdom';
import { signIn } from '../visits/headless';
import { install } from '../visits/wallets';
import { FLOWS } from './all';
import { ADDRESS, pathsOf, playFlow, type Stage } from './flow';

const page = setUpWidgetPage();

function stageOf(): Stage {
  const reported: string[] = [];
  let before = 0;
  return {
    email: ADDRESS,
    national: '4155550132',
    async open({ config, widget, visitor }) {
      const client = makeClient(page);
      install(page, {
        announced: [[new FakeEthereum(), 'example.pricerx.wallet', 'Test wallet']],
        standard: [new FakeStandard('Test wallet')],
      });
      if (visitor) setUpPasskeys(page, { autofill: false });
      if (visitor === 'signedIn') await signIn(page, client);
      if (visitor === 'withPasskey') await makePasskey(page, client);
      before = page.calls().length;
      (widget ? renderPasskeyRegistration : renderWidget)(page, {
        client,
        config,
        callbacks: {
          onEvent: ({ type }) => void reported.push(type),
          onError: ({ name }) => void reported.push(name),
        },
      });
      return visitorInJsdom();
    },
    code: page.lastCode,
    account: (given) => page.control.createUser({ public_token: page.publicToken, email: ADDRESS, ...given }),
    sent: () => Promise.resolve(pathsOf(page.calls().slice(before))),
    reported: () => Promise.resolve(reported),
  };
}

for (const [heading, flows] of Object.entries(FLOWS))
  describe(`${heading}: in jsdom`, () => {
    it.each(flows.map((flow) => [flow.title, flow] as const))('%s', (_, flow) => playFlow(flow, stageOf()));
  });
