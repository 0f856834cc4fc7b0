import { readFileSync } from 'node:fs';
import path from 'node:path';
import { devDependencies } from '../../package.json';
import type { Client } from '../../src/headless';
import { loadScripts } from '../browser/scripts';
import { WRONG_CALLS } from '../calls/wrongCalls';
import { setUpSandbox } from '../sandbox';
import { eventually } from '../time';
import { startedClient } from '../visits/headless';
import { DIFFERENCES } from './differences';
import { flowsOf } from './flows';
import { differences } from './masked';
import recorded from './recorded.json';
import { read } from './recording';
import { see, type Side } from './see';

const page = setUpSandbox();
const flows = flowsOf(page);
const recording = read(recorded);

/** The query is that of a consent or of a sign-out. */
type AppRequest = Parameters<Client['idp']['oauthAuthorizeStart']>[0] &
  Parameters<Client['idp']['oauthLogoutStart']>[0];

let client: Client;
const ours: Side = {
  async start(page, { again }) {
    if (again) client.destroy();
    else loadScripts(page);
    client = await startedClient(page);
    // Ours asks for the project's settings with the first call alone, the provider's when it is made.
    await client.rbac.isAuthorized('prices', 'read');
    if (again && client.session.getSync())
      await eventually(() => expect(page.calls().at(-1)?.path).toBe('/sessions/authenticate'));
    return client;
  },
  async answerApp({ idp, session }, query, answer) {
    const request = query as unknown as AppRequest;
    if (answer === 'Yes') {
      const { redirect_uri } = await idp.oauthLogoutStart(request);
      await session.revoke();
      location.assign(redirect_uri);
    } else {
      await idp.oauthAuthorizeStart(request);
      await idp.oauthAuthorizeSubmit({ ...request, consent_granted: answer === 'Allow' });
    }
  },
};

/** The found differences that are intended. */
const met = new Set<unknown>();
const compared = new Set<string>();

describe('§7 API calls: requests, answers and stored values of the provider’s own client and of ours', () => {
  it('the recording is of the pinned version; if not, run `npm run record:provider`', () => {
    expect(recording.version).toBe(devDependencies['@stytch/vanilla-js']);
    expect(Object.keys(recording.flows)).toEqual(Object.keys(flows));
  });

  it.each(Object.entries(flows))('%s: equal, or different as listed', async (name, flow) => {
    const seen = await see(page, ours, flow);
    page.console.take('');
    const theirs = recording.flows[name] ?? [];
    expect(seen.map(({ call }) => call)).toEqual(theirs.map(({ call }) => call));
    const found = seen.flatMap((one, at) =>
      differences(theirs[at], one).map((each) => ({ ...each, call: `${name}: ${one.call}` })),
    );
    const unlisted = found.filter((each) => {
      const listed = Object.keys(DIFFERENCES).find((what) =>
        DIFFERENCES[what]?.test(`${each.call} ${each.at}`),
      );
      met.add(listed);
      return !listed;
    });
    compared.add(name);
    expect(unlisted).toEqual([]);
  });

  afterAll(() => {
    const unmet = Object.keys(DIFFERENCES).filter((what) => !met.has(what));
    if (compared.size === Object.keys(flows).length) expect(unmet).toEqual([]);
  });

  it('every listed difference is in docs/decisions.md', () => {
    const decisions = readFileSync(path.resolve(__dirname, '../../docs/decisions.md'), 'utf8');
    expect(Object.keys(DIFFERENCES).filter((what) => !decisions.includes(`| ${what} `))).toEqual([]);
  });
});

describe('§5 Client call checks: usage errors of the provider’s own client and of ours', () => {
  it('each message is the same, and names the field `token`', () => {
    const messages = WRONG_CALLS.map(([method, problem]) => [
      `${method}: ${problem}`,
      `Invalid call to ${method}\n${problem}`,
    ]);
    const theirs = Object.entries(recording.usage).map(([call, message]) => [
      call,
      message
        .replace(/\n(Token|Code) /, '\ntoken ')
        .replace('signal must be an object', 'signal must be an AbortSignal'),
    ]);
    expect(Object.fromEntries(messages)).toMatchObject(Object.fromEntries(theirs));
  });
});
