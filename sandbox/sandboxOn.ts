import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Control } from './control';
import { createControl } from './control';
import { addPages } from './pages/pages';
import { ALL_ROUTES } from './routes/allRoutes';
import { protect } from './routes/transport/answerHeaders';
import { addClientServices } from './routes/scripts/clientServices';
import { addControlRoutes } from './routes/control';
import { isTrustedOrigin } from './routes/transport/controlAccess';
import { OPEN_CORS, sdkPreflight } from './routes/transport/cors';
import { addGsi } from './routes/scripts/gsi';
import { jwks, openidConfiguration } from './routes/idp/keys';
import { followLink, LINK_PATH } from './routes/messages/messageLinks';
import { isForOwnHost, LOOPBACK_HOSTS, misdirected } from './routes/transport/ownHosts';
import { addOAuth2Routes } from './routes/idp/oauth2';
import { addOneTap } from './routes/social/oneTap';
import { addOAuthStart } from './routes/social/oauthStart';
import { SERVER_ROUTES, UNKNOWN_CALL } from './routes/backend/allRoutes';
import { addScriptRoutes } from './routes/scripts/scripts';
import type { SdkContext } from './routes/transport/sdk';
import { answerSdk, SDK_PREFIX, SERVER_PREFIX } from './routes/transport/sdk';
import type { Platform } from './platform/platform';
import { openSigningKey } from './state/project/keys';
import { SANDBOX_PUBLIC_TOKEN } from './state/project/projects';
import { transactor } from './state/state';
import type { PasswordCost } from './verify/factors/passwordHash';

/** Options of `createSandbox`. */
export interface SandboxOptions {
  /** Where data is kept: `memory` (until the process ends), a folder, or the URL of a libSQL server. Default: `memory`. */
  data?: string;
  /** Makes ids and codes the same in each run. Tokens stay random. */
  seed?: string;
  /** The origin at which the sandbox is reached, with a path where it has one. Links in messages begin with it. */
  origin?: string;
  /** The consent page of projects that do not set `consent_url`. Default: the demo's consent page. */
  consentUrl?: string;
  /** `cheap` makes password hashes fast, for test suites. Default: `full`, a memory-hard hash. */
  passwordCost?: PasswordCost;
  /** Host names that the sandbox accepts in addition to that of `origin` and the loopback names. */
  hosts?: string[];
  /** Origins whose pages may use the control calls and be redirected to, in addition to loopback origins. */
  controlOrigins?: string[];
}

/** A running sandbox. */
export interface Sandbox {
  /** The address at which clients reach the sandbox; use it as `apiUrl`. */
  readonly origin: string;
  /** Answers one request. `Response.error()` means that a fault or `close` dropped the connection. */
  handle(request: Request): Promise<Response>;
  /** Calls for tests: users, messages, faults, the clock and more. */
  control: Control;
  /** Ends the sandbox and closes its data store. Later requests are dropped. */
  close(): Promise<void>;
}

const SCANNER_TIMEOUT_MS = 5_000;
const SCANNER = { 'User-Agent': 'Mozilla/5.0 (compatible; MailLinkScanner/1.0)' };

function addSdkRoutes(app: Hono, context: SdkContext): void {
  app.options(`${SDK_PREFIX}/*`, ({ req }) => sdkPreflight(req.raw));
  for (const route of [...ALL_ROUTES, ...SERVER_ROUTES]) {
    const prefix = route.access === 'server' ? SERVER_PREFIX : SDK_PREFIX;
    app.on(route.method, `${prefix}${route.path}`, ({ req }) =>
      answerSdk(context, req.raw, route, { ...req.query(), ...req.param() }),
    );
  }
  app.all(`${SDK_PREFIX}/*`, ({ req }) => answerSdk(context, req.raw, null, {}));
}

/** All projects share one issuer. Apps of other projects than the default one set `public_token` in the query. */
function addWellKnownRoutes(app: Hono, { signingKey, origin, transact, consentUrl }: SdkContext): void {
  const open = (body: unknown): Response => Response.json(body, { headers: OPEN_CORS });
  app.get('/.well-known/jwks.json', () => open(jwks(signingKey)));
  app.get('/.well-known/openid-configuration', async ({ req }) => {
    const publicToken = req.query('public_token') ?? SANDBOX_PUBLIC_TOKEN;
    const project = await transact((state) => state.projects.find(publicToken));
    return open(openidConfiguration(origin, project?.consent_url ?? consentUrl));
  });
}

/** Makes `createSandbox` for a platform. */
export const sandboxOn =
  (platform: Platform) =>
  async ({
    data = 'memory',
    seed,
    origin = 'http://localhost:4311',
    consentUrl = 'http://localhost:4310/consent',
    passwordCost,
    hosts = [],
    controlOrigins = [],
  }: SandboxOptions = {}): Promise<Sandbox> => {
    const db = await platform.openDatabase(data);
    const transact = transactor(db, { passwordHash: platform, seed, passwordCost });
    const signingKey = await openSigningKey(platform.subtle, db, data === 'memory');
    await transact((state) => state.projects.addIfMissing(SANDBOX_PUBLIC_TOKEN));

    const basePath = new URL(origin).pathname.replace(/\/$/, '');
    const app = new Hono({ getPath: (request) => getPath(request).slice(basePath.length) || '/' });
    const closing = new AbortController();
    const names = [...LOOPBACK_HOSTS, new URL(origin).hostname, ...hosts];
    const handle = async (request: Request): Promise<Response> => {
      if (closing.signal.aborted) return Response.error();
      return protect(isForOwnHost(request, names) ? await app.fetch(request) : misdirected());
    };
    const close = async (): Promise<void> => {
      closing.abort();
      await db.destroy();
    };
    const fetchAsScanner = (url: string): Promise<Response> =>
      url.startsWith(`${origin}/`)
        ? handle(new Request(url, { headers: SCANNER }))
        : fetch(url, {
            headers: SCANNER,
            redirect: 'manual',
            signal: AbortSignal.timeout(SCANNER_TIMEOUT_MS),
          });
    const control = createControl({ transact, origin, consentUrl, signingKey, fetchAsScanner });
    const trusted = [new URL(origin).origin, ...controlOrigins];
    const isTrusted = (page: string): boolean => isTrustedOrigin(page, trusted);
    const context: SdkContext = {
      transact,
      signingKey,
      origin,
      consentUrl,
      isTrusted,
      closing: closing.signal,
    };

    addSdkRoutes(app, context);
    addControlRoutes(app, control, controlOrigins);
    addWellKnownRoutes(app, context);
    addOAuth2Routes(app, context);
    addScriptRoutes(app, transact, origin);
    addOneTap(app, context);
    addGsi(app, context);
    addClientServices(app);
    addOAuthStart(app, context);
    addPages(app, transact);
    app.get(LINK_PATH, async ({ req, redirect, text }) => {
      const target = await followLink(transact, req.url);
      return target ? redirect(target) : text('The sandbox did not send this link.', 404);
    });
    // An unknown call of a host's server; these paths have pages too, so this one is the last.
    app.all(`${SERVER_PREFIX}/*`, ({ req }) => answerSdk(context, req.raw, UNKNOWN_CALL, {}));
    app.notFound(({ text }) => text('This page does not exist. The inbox is at /sandbox.', 404));

    return { origin, handle, control, close };
  };
