import { devToolsStores } from './browser/devTools';
import type { SandboxPage } from './sandbox';

/** Storage, cookies, DevTools history, console and addresses of this page. Verifiers stay in storage until they are used. */
function leftBehind(page: SandboxPage): Record<string, string> {
  const devTools = devToolsStores.at(-1);
  const stored = Object.entries({ ...localStorage, ...sessionStorage });
  return {
    // Unsanitized: what the extension exports, and what it persists with `?debug_session=`.
    devToolsHistory: JSON.stringify(devTools?.history()),
    devToolsExport: String(devTools?.exported()),
    devToolsShown: JSON.stringify(devTools?.shown()),
    console: page.console.all().join('\n'),
    storage: JSON.stringify(stored.filter(([key]) => !key.includes('PKCE_VERIFIER'))),
    address: location.href,
    document: document.documentElement.outerHTML,
    // The URLs of calls, because servers and proxies log them.
    calledAddresses: page
      .calls()
      .map(({ path }) => path)
      .join('\n'),
  };
}

/** Fails for each secret that is found anywhere. Import this file first, because Redux Toolkit looks for the devtools when it loads. */
export function expectNowhere(page: SandboxPage, secrets: Record<string, string | undefined>): void {
  for (const [place, text] of Object.entries(leftBehind(page))) {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret?.length ?? 0).toBeGreaterThan(5);
      expect({ place, name, found: text.includes(secret ?? '') }).toEqual({ place, name, found: false });
    }
  }
}
