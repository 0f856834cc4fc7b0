import type { Route } from '@playwright/test';
import type { Fault as Answer } from '../site/control';
import type { Fault } from './fault';
import type { Step, Visitor } from './step';

const callOf = (step: Step): string => step.call ?? '';
const sendsCall = ({ call }: Step): boolean => call !== undefined;

/** The provider answers the call in this way until the fault ends. */
const answers = (name: string, answer: Partial<Answer>, more: Partial<Fault> = {}): Fault => ({
  name,
  outcome: 'error',
  suits: sendsCall,
  async set({ site, publicToken }, step) {
    const { control } = site;
    await control.addFault({ public_token: publicToken, path: callOf(step), times: 20, ...answer });
    return () => control.clearFaults(publicToken);
  },
  ...more,
});

const UNREACHABLE = /Unable to contact our servers/;

const SLOW_MS = 8_000;

const addressOf =
  (step: Step) =>
  ({ pathname }: URL): boolean =>
    pathname.endsWith(callOf(step));

/** Runs the step's action, and `meanwhile` between its call and the answer. */
export async function actWhileCalling(visitor: Visitor, step: Step, meanwhile: () => Promise<unknown>) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const address = addressOf(step);
  const sent = visitor.page.waitForRequest((request) => address(new URL(request.url())));
  await visitor.page.route(address, async (route: Route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await step.act(visitor);
  await sent;
  await meanwhile();
  release();
}

export const CALL_FAULTS: Fault[] = [
  {
    name: 'offline',
    outcome: 'error',
    // A step may also need a file of the widget.
    says: /Unable to contact our servers|This page did not load fully/,
    // Without a network a step cannot leave the page.
    suits: (step) => sendsCall(step) && !step.leaves,
    async set({ context }) {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
  },
  answers('connection dropped', { drop: true }, { says: UNREACHABLE }),
  {
    name: 'no answer',
    outcome: 'error',
    says: UNREACHABLE,
    takesTime: true,
    awaitsCall: true,
    suits: sendsCall,
    async set({ page }, step) {
      const address = addressOf(step);
      await page.route(address, () => undefined);
      return () => page.unroute(address);
    },
  },
  answers('429 with Retry-After', { status: 429, headers: { 'Retry-After': '5' } }, { restMs: 5_000 }),
  answers('500', { status: 500 }),
  answers('503', { status: 503 }),
  answers('broken JSON', { status: 200, body: '{"data": {', content_type: 'application/json' }),
  answers('HTML', { status: 200, body: '<html><h1>Log in to the Wi-Fi</h1>', content_type: 'text/html' }),
  answers(
    'an answer without its data',
    { status: 200, body: { data: {} } },
    { suits: (step) => sendsCall(step) && !step.isBare },
  ),
  answers('schema error', {
    status: 400,
    body: { name: 'SchemaError', body: [{ path: ['email'], message: 'Required' }] },
  }),
  {
    name: 'answer after 8 s',
    outcome: 'works',
    suits: ({ call, actsOnMount }) => call !== undefined && !actsOnMount,
    act: (visitor, step) => actWhileCalling(visitor, step, () => visitor.page.clock.runFor(SLOW_MS)),
  },
];
