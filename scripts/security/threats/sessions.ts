import { met, open } from '../row';
import type { Section } from '../row';

export const SESSIONS_THREATS: Section = {
  title: 'Sessions, cookies and storage',
  rows: [
    met(
      'Passwords, codes, tokens or keys get into state, devtools, logs, storage or error reports.',
      'They are arguments and never state; recorded actions have masked values.',
      'src/mount/secrets.test.tsx: Storage: secrets are in no state, log, address, event or undocumented key',
      'src/client/secrets.test.ts: Password flow: passwords in state, storage, logs, URLs and events',
      'src/screens/passwords/secrets.test.tsx: Password flow: passwords in state, logs, storage, events and addresses',
      'src/screens/crypto/secrets.test.tsx: Crypto flow: signatures in state, logs, storage and events',
      'src/store/redact.property.test.ts: a secret of any shape at any depth is masked',
    ),
    met(
      'The next person at the device learns who has signed in.',
      'A sign-out, also offline and from another tab, removes all data that identifies a person.',
      'e2e/broad/session/signOut.e2e.ts: storage and cookies hold no user data after a sign-in by … and …',
      'src/client/methods/session/signOut.test.ts: revoke with forceClear, offline leaves no data that identifies a person',
    ),
    met(
      'A script on the page reads the session token.',
      'In projects with HttpOnly cookies no script can read a token.',
      'src/client/methods/session/session.test.ts: sign-in, confirmation, reload and revoke expose no token',
    ),
    met(
      'A cookie that another subdomain has set, or that has a narrower path, takes precedence over the site’s cookie.',
      'When there are several, none is used before the provider has confirmed its user; an answer about another user signs out and logs an error. The demo’s backend refuses a request with two. Cookies are Secure in every browser that accepts it, and may have the prefix `__Host-`.',
      'e2e/broad/attacks/plantedCookie.e2e.ts: a cookie for the API’s path saves no price to the attacker’s account',
      'e2e/broad/attacks/plantedCookie.e2e.ts: a cookie for the page’s path is removed, and the visitor stays signed in as themselves',
      'e2e/broad/attacks/plantedCookie.e2e.ts: a cookie that replaces the visitor’s own signs them out with a message',
      'e2e/broad/attacks/plantedCookie.e2e.ts: the cookies may have the prefix __Host-, which other paths and subdomains cannot set',
      'src/sagas/session/plantedCookie.test.ts: next to the visitor’s own cookie: each is sent to the provider, and the visitor’s own is used',
      'src/browser/storage/cookies.test.ts: warns of a cookie that it cannot remove, by name, and reads its own',
    ),
    open(
      'A subdomain sets the site’s session cookie, and a visitor without a session is signed in as the attacker.',
      'The default names are those of the provider’s script and of backends that set them, so such a cookie is adopted, after the provider has confirmed it; its first event says `adopted: true`. With names that begin with `__Host-`, which the README, the examples and the playground configure (the demo, behind https), no subdomain can set it; a test token advises them on https pages without `cookieOptions`.',
      'src/client/tabs.test.ts: a session of a cookie without a record in this browser is confirmed before it is heard, as adopted',
      'src/client/tabs.test.ts: with names that begin with __Host- a planted cookie signs nobody in, and no call is made',
      'demo/host/prices/savedPrices.test.ts: behind https the cookie has a name that no other page of the domain can set',
      'src/mount/entry/cookieAdvice.test.ts: a test token without cookieOptions is advised names that no subdomain can set',
    ),
    met(
      'After a sign-out, the page’s state and an export of the devtools still hold the visitor: fetched users, entered addresses.',
      'Fetched answers are removed when the visitor changes, entered addresses when the sign-in has succeeded. Actions that the devtools have recorded stay in their history; with a live token they are off.',
      'src/client/forgottenVisitor.test.tsx: Session: what stays of a visitor in the state',
    ),
    met(
      'A call under way stores a session after the page has destroyed its client.',
      'Destroying the last client ends all its work: calls are aborted and reject, and nothing is stored.',
      'src/client/createClient.test.ts: destroying the last ends a sign-in that is under way: it rejects and writes nothing',
    ),
    met(
      'A password check or a sign-in that the visitor has left goes on in the network.',
      'Dropping an operation aborts its request.',
      'src/sagas/request.test.ts: aborts its request: a strength check with its password',
      'src/browser/http.test.ts: rejects as soon as it is aborted, and closes the connection',
    ),
    met(
      'Damaged or manipulated storage signs a visitor in, or breaks the page.',
      'Stored values are checked; a malformed value counts as no session.',
      'src/client/storage.test.ts: invalid stored data ({"session":{"session_id":1},"user":{}}) is no session',
      'src/client/methods/session/rbac.test.ts: Role-based check: a damaged stored policy counts as none, and the policy is fetched',
    ),
    met(
      'A stored policy keeps showing what its roles may no longer do, because the fetch of the current one is blocked.',
      'After a failed fetch nothing is allowed; the stored policy answers synchronous questions only until the first fetch has ended.',
      'src/client/methods/session/rbac.test.ts: nothing is allowed once the policy could not be fetched, whatever is stored, until a later fetch succeeds',
    ),
    met(
      'An outage or a rate limit signs visitors out, or clients overload the provider.',
      'Only four error types end a session; retries have a backoff.',
      'src/client/outage.property.test.ts: no request is sent before backoff and Retry-After are over, the session is kept, and the recovery is noticed',
      'src/sagas/session/sessionRefresh.test.ts: no other error signs out: too_many_requests',
    ),
  ],
};
