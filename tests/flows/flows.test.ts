import { renderWidget, setUpWidgetPage } from '../renderWidget';
import { visitorInJsdom } from '../visitor/inJsdom';
import { FLOWS } from './all';
import { pathsOf, playFlow, type Stage } from './flow';

const page = setUpWidgetPage();

function stageOf(): Stage {
  let widget: ReturnType<typeof renderWidget> | undefined;
  const email = 'ada@example.com';
  return {
    email,
    national: '4155550132',
    widget(args) {
      widget = renderWidget(page, args);
      return Promise.resolve(visitorInJsdom());
    },
    code: page.lastCode,
    account: (given) => page.control.createUser({ public_token: page.publicToken, email, ...given }),
    sent: () => Promise.resolve(pathsOf(page.calls())),
    reported: () => Promise.resolve(widget?.eventTypes() ?? []),
  };
}

for (const [heading, flows] of Object.entries(FLOWS))
  describe(`${heading}: in jsdom`, () => {
    it.each(flows.map((flow) => [flow.title, flow] as const))('%s', (_, flow) => playFlow(flow, stageOf()));
  });
