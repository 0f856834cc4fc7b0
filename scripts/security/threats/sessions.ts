import { met } from '../row';
import type { Section } from '../row';

export const SESSIONS_THREATS: Section = {
  title: 'Sessions, cookies and what is kept',
  rows: [
    met(
      'Passwords, codes, tokens or keys reach kept state, devtools, logs, storage or error reports.',
      'They are passed, never kept; devtools see masked values.',
      'src/mount/secrets.test.tsx: Storage: secrets are in no state, log, address, event or undocumented key',
      'src/client/secrets.test.ts: Password flow: passwords in state, storage, logs, URLs and events',
      'src/screens/passwords/secrets.test.tsx: Password flow: passwords in state, logs, storage, events and addresses',
      'src/screens/crypto/secrets.test.tsx: Crypto flow: signatures in state, logs, storage and events',
      'src/store/redact.property.test.ts: a secret of any shape at any depth is masked',
    ),
    met(
      'The next person at the device finds who was here.',
      'A sign-out, also offline and from another tab, leaves no data that identifies a person.',
      'e2e/broad/session/signOut.e2e.ts: storage and cookies hold no user data after a sign-in by … and …',
      'src/client/methods/session/signOut.test.ts: revoke with forceClear, offline leaves no data that identifies a person',
    ),
    met(
      'A script on the page reads the session token.',
      'In projects with HttpOnly cookies no script sees a token.',
      'src/client/methods/session/session.test.ts: sign-in, confirmation, reload and revoke expose no token',
    ),
    met(
      'A cookie that a neighbour domain or a narrower path has planted wins over ours.',
      'Where there are several, none is used before the provider has confirmed whose it is; an answer about another user signs out and says so. The demo’s backend refuses a request with two. Cookies are Secure wherever a browser takes it, and may have the prefix `__Host-`.',
      'e2e/attacks/plantedCookie.e2e.ts: a cookie for the API’s path saves no price to the attacker’s account',
      'e2e/attacks/plantedCookie.e2e.ts: a cookie for the page’s path is removed, and the visitor stays signed in as themselves',
      'e2e/attacks/plantedCookie.e2e.ts: a cookie that replaces the visitor’s own signs them out with a message',
      'e2e/attacks/plantedCookie.e2e.ts: the cookies may have the prefix __Host-, which other paths and subdomains cannot set',
      'src/sagas/session/plantedCookie.test.ts: beside the visitor’s own: the provider is asked about each, and the visitor’s own is used',
      'src/browser/storage/cookies.test.ts: warns of a cookie that it cannot remove, by name, and reads its own',
    ),
    met(
      'Broken or planted storage signs a visitor in or breaks the page.',
      'What is read is checked; anything malformed is no session.',
      'src/client/storage.test.ts: invalid stored data ({"session":{"session_id":1},"user":{}}) is no session',
    ),
    met(
      'An outage or a limit of calls signs visitors out, or clients flood the provider.',
      'Four error types end a session, no others; calls back off.',
      'src/client/outage.property.test.ts: no request is sent before backoff and Retry-After are over, the session is kept, and the recovery is noticed',
      'src/sagas/session/sessionRefresh.test.ts: no other error signs out: too_many_requests',
    ),
  ],
};
