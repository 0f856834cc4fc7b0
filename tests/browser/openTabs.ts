import { createFakeBrowser } from './fakeBrowser';
import { answer, createFakeServices, data, type Provider } from '../fakeServices';
import { confirmed, REFRESH, rememberSession } from '../sagas';

interface Setting {
  webLocks?: boolean;
  newsMs?: number;
  refresh?: Provider;
}

/** Tabs of one browser and one provider, with a remembered session. */
export function openTabs(
  count: number,
  { webLocks = true, newsMs = 20, refresh = ({ at }) => confirmed(at) }: Setting = {},
) {
  const browser = createFakeBrowser({ newsMs });
  const open = () =>
    createFakeServices({
      browser,
      webLocks,
      provider: (call) => {
        if (call.route === REFRESH) return refresh(call);
        return call.route.startsWith('GET') ? answer(503, '') : data({});
      },
    });
  const services = Array.from({ length: count }, open);
  if (services[0]) rememberSession(services[0]);
  const refreshes = () =>
    services
      .flatMap((tab) => tab.callsTo(REFRESH))
      .map(({ at }) => at)
      .sort((a, b) => a - b);
  return { browser, services, refreshes, openLater: () => services[services.push(open()) - 1]! };
}
