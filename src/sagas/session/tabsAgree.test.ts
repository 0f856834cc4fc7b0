import { CookieJar, createFakeBrowser } from '../../../tests/browser/fakeBrowser';
import { createFakeServices, data } from '../../../tests/fakeServices';
import { confirmed, REFRESH, rememberSession, startClientOf } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { authenticateSession, revokeSession } from './sessions';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

/** The cookies as one tab knows them. Others hear of its writes later, and take each for the latest, as in Firefox. */
class TabJar extends CookieJar {
  readonly others: TabJar[] = [];

  override get cookie(): string {
    return super.cookie;
  }

  override set cookie(assignment: string) {
    super.cookie = assignment;
    for (const other of this.others) setTimeout(() => other.hear(assignment), 20);
  }

  private hear(assignment: string): void {
    super.cookie = assignment;
  }
}

/** Tabs whose calls for the session are answered at the same moment, each with another JWT. */
function openTabs(count: number) {
  const browser = createFakeBrowser();
  const jars = Array.from({ length: count }, () => new TabJar());
  let answers = 0;
  const tabs = jars.map((cookies, at) => {
    cookies.others.push(...jars.filter((_, other) => other !== at));
    const services = createFakeServices({
      browser: { ...browser, cookies },
      async provider(call) {
        if (call.route !== REFRESH) return data({});
        await new Promise((resolve) => setTimeout(resolve, 100));
        const answer = confirmed(call.at);
        return { ...answer, text: answer.text.replace('token.jwt', `token.jwt-${(answers += 1)}`) };
      },
    });
    if (at === 0) rememberSession(services);
    return { services, cookies };
  });
  return tabs;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('§4 Session lifecycle: tabs that store tokens in the same moment', () => {
  it.each([2, 3, 5])('%i tabs agree on one JWT within 1 s, and so do later calls', async (count) => {
    const tabs = openTabs(count);
    await pass(50);
    const clients = tabs.map(({ services }) => startClientOf(services));
    await pass(5_000);
    const jwts = () => tabs.map(({ services }) => services.storage.tokens.read()?.session_jwt);
    for (let round = 0; round < 3; round += 1) {
      const calls = clients.map((client) => client.run(() => authenticateSession({})));
      await pass(110);
      const given = (await Promise.all(calls)).map(({ data: answer }) => answer?.session_jwt);
      expect(new Set(given).size).toBe(count);
      await pass(1_000);
      expect(new Set(jwts()).size).toBe(1);
      expect(given).toContain(jwts()[0]);
    }
    clients.forEach((client) => client.stop());
  });

  it('a sign-out right after it stays', async () => {
    const tabs = openTabs(2);
    await pass(50);
    const clients = tabs.map(({ services }) => startClientOf(services));
    await pass(5_000);
    const calls = clients.map((client) => client.run(() => authenticateSession({})));
    await pass(110);
    await Promise.all(calls);
    await pass(60);
    await clients[0]?.run(() => revokeSession());
    await pass(1_000);
    expect(tabs.map(({ cookies }) => cookies.cookie)).toEqual(['', '']);
    clients.forEach((client) => client.stop());
  });
});
