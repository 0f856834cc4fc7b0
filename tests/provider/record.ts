import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { within } from '@testing-library/dom';
import { version } from '@stytch/vanilla-js/package.json';
import type { Client } from '../../src/headless';
import { catchPageLeaves } from '../browser/pageLeaves';
import { loadScripts } from '../browser/scripts';
import { WRONG_CALLS } from '../calls/wrongCalls';
import { setUpSandbox, type SandboxPage } from '../sandbox';
import { flowsOf } from './flows';
import { write, type Recording } from './recording';
import { see, type Side } from './see';

// `npm run record:provider` makes the calls with the provider's own client against the sandbox, and writes recorded.json.

type Widget = Client & { mountIdentityProvider(args: { elementId: string }): void };

const page = setUpSandbox();
const recording: Recording = { version, flows: {}, usage: {} };

async function makeClient({ publicToken, sandbox, idle }: SandboxPage): Promise<Widget> {
  // The declarations of the package change global types.
  const { StytchUIClient } = jest.requireActual<{
    StytchUIClient: new (publicToken: string, options: object) => Widget;
  }>('@stytch/vanilla-js');
  const names = ['testAPIURL', 'liveAPIURL', 'dfpBackendURL', 'clientsideServicesIframeURL'];
  const endpoints = Object.fromEntries(names.map((name) => [name, sandbox.origin]));
  const client = new StytchUIClient(publicToken, { endpoints });
  const user = client.user as unknown as Record<string, unknown>;
  user['revokeConnectedApp'] = user['revokedConnectedApp'];
  await idle();
  return client;
}

/** What the scripts of captcha and telemetry define. The package loads them once. */
const defined: Record<string, unknown> = {};

const provider: Side = {
  start(page, { again }) {
    if (!again) loadScripts(page);
    Object.assign(globalThis, defined);
    return makeClient(page);
  },
  async answerApp(client, query, answer) {
    history.replaceState(null, '', `/?${new URLSearchParams(query)}`);
    const place = document.createElement('div');
    place.id = 'widget';
    document.body.append(place);
    (client as Widget).mountIdentityProvider({ elementId: '#widget' });
    (await within(place).findByRole('button', { name: answer })).click();
    await page.idle();
    place.remove();
  },
};

it.each(Object.entries(flowsOf(page)))('%s', async (name, flow) => {
  recording.flows[name] = await see(page, provider, flow);
  for (const one of ['grecaptcha', 'GetTelemetryID'])
    if (one in globalThis) defined[one] = (globalThis as Record<string, unknown>)[one];
  page.console.take('');
});

it('usage errors', async () => {
  catchPageLeaves();
  const client = await makeClient(page);
  for (const [method, problem, call] of WRONG_CALLS) {
    const error = await Promise.resolve(client)
      .then(call)
      .then(
        () => null,
        (thrown: Error) => thrown,
      );
    if (error?.name === 'StytchSDKUsageError') recording.usage[`${method}: ${problem}`] = error.message;
  }
  page.console.take('');
});

afterAll(() => writeFileSync(path.join(__dirname, 'recorded.json'), write(recording)));
