import type { BrowserContext, Page } from '@playwright/test';
import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import type { BarePage } from '../site/bareServer';
import { type MountArgs, mountLogin, openBarePage, PUBLIC_TOKEN } from '../site/page';
import type { Site } from '../site/site';
import type { TestSite } from '../test';
import { button, codeSentTo, heading, type Place, shown } from './widget';

export const WITH_EMAIL = { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } };
export const TWO_PLACES = '<div id="sign-in"></div><div id="passkeys"></div>';

/** Makes the browser report that it has no passkey autofill, as older browsers do. */
export const withoutAutofill = (context: BrowserContext, afterMs = 0) =>
  context.addInitScript((ms) => {
    const no = () => new Promise((resolve) => setTimeout(resolve, ms, false));
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: undefined,
      isConditionalMediationAvailable: ms === 0 ? () => Promise.resolve(false) : no,
    });
  }, afterMs);

/** Makes the browser report passkey autofill at once: a busy machine takes longer than the widget waits. */
export const reportAutofill = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalGet: true }),
    });
  });

/**
 * A browser with passkey autofill. Its requests wait for a suggestion, as in a browser of a visitor, or are refused. Headless
 * Chromium refuses them, unless it has a virtual authenticator.
 */
export async function withAutofill(context: BrowserContext, become: 'waiting' | 'refused' = 'waiting') {
  await reportAutofill(context);
  await context.addInitScript((isRefused) => {
    const native = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      if (options?.mediation !== 'conditional') return native(options);
      if (isRefused) return Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
      const { signal } = options;
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    };
  }, become === 'refused');
}

/** Sets what becomes of requests for a passkey without a dialog. Headless Chromium reports the capability and never answers. */
export const createsQuietly = (context: BrowserContext, become: 'granted' | 'refused' | 'unsupported') =>
  context.addInitScript((how) => {
    const native = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = (options) => {
      const { mediation, ...rest } = (options ?? {}) as CredentialCreationOptions & { mediation?: string };
      return mediation && how === 'refused'
        ? Promise.reject(new DOMException('Refused.', 'NotAllowedError'))
        : native(rest);
    };
    const conditionalCreate = how !== 'unsupported';
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalGet: true, conditionalCreate }),
    });
  }, become);

/**
 * A browser with immediate mode, which no Chromium of the tests has: without a passkey it refuses at once, and it refuses
 * without a press. Requests in autofill wait. `window.modes` has the mode of each other request.
 */
export const withImmediateMode = (context: BrowserContext, become: 'here' | 'none') =>
  context.addInitScript((how) => {
    const native = navigator.credentials.get.bind(navigator.credentials);
    const modes: string[] = [];
    Object.assign(window, { modes });
    navigator.credentials.get = (options) => {
      const { uiMode, ...rest } = (options ?? {}) as CredentialRequestOptions & { uiMode?: string };
      if (rest.mediation === 'conditional')
        return new Promise((_, reject) =>
          rest.signal?.addEventListener('abort', () => reject(rest.signal?.reason as Error)),
        );
      modes.push(uiMode ?? 'dialog');
      const isRefused = uiMode && (rest.signal || !navigator.userActivation.isActive || how === 'none');
      return isRefused ? Promise.reject(new DOMException('Refused.', 'NotAllowedError')) : native(rest);
    };
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalGet: true, immediateGet: true }),
    });
  }, become);

/** Mounts the passkey registration widget. Its events and errors are in `window.received`. */
export async function mountRegistration(page: Page, site: Site, args: MountArgs = {}): Promise<void> {
  const { endpoints } = site;
  const complete = { publicToken: PUBLIC_TOKEN, selector: '#passkeys', options: { endpoints }, ...args };
  await page.evaluate((mountArgs) => {
    interface BareWindow {
      PriceRxAuth: { mountPasskeyRegistration(args: unknown): unknown };
      received: { events: unknown[]; errors: unknown[] };
    }
    const bare = window as unknown as BareWindow;
    bare.received ??= { events: [], errors: [] };
    bare.PriceRxAuth.mountPasskeyRegistration({
      ...mountArgs,
      callbacks: {
        onEvent: (event: unknown) => bare.received.events.push(event),
        onError: (error: unknown) => bare.received.errors.push((error as Error).name),
      },
    });
  }, complete);
}

export const receivedBy = (page: Page) =>
  page.evaluate(() => {
    const { events, errors } = (
      window as unknown as { received: { events: { type: string }[]; errors: unknown[] } }
    ).received;
    return { events: events.map(({ type }) => type), errors };
  });

/** Calls the page's own client, which shares the widgets' session. */
export const clientCall = (page: Page, site: Site, path: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    async ({ token, options, names, given }) => {
      type Methods = Record<string, unknown>;
      const all = window as unknown as {
        client?: Methods;
        PriceRxAuth: { createClient(...made: unknown[]): Methods };
      };
      all.client ??= all.PriceRxAuth.createClient(token, options);
      const room = names.slice(0, -1).reduce((found, name) => found[name] as Methods, all.client);
      return (room[names.at(-1) ?? ''] as (...values: unknown[]) => unknown)(...given);
    },
    { token: PUBLIC_TOKEN, options: { endpoints: site.endpoints }, names: path.split('.'), given: args },
  );

/** Signs in by the client's own calls, on a page without a widget. */
export async function signInByCalls(page: Page, site: Site, email: string, minutes = 30): Promise<void> {
  const { method_id } = (await clientCall(page, site, 'otps.email.loginOrCreate', email)) as {
    method_id: string;
  };
  const code = await codeSentTo(site, email);
  await clientCall(page, site, 'otps.authenticate', code, method_id, { session_duration_minutes: minutes });
}

/** A page with elements for two widgets, whose visitor has signed in by a code. */
export async function visitSignedIn(
  site: TestSite,
  email: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
  bare: BarePage = {},
) {
  const context = await site.newContext();
  await prepare?.(context);
  const tab = await openBarePage(context, site, { html: TWO_PLACES, ...bare });
  const authenticator = await addAuthenticator(tab.page);
  await signInByCalls(tab.page, site, email);
  return { context, authenticator, ...tab };
}

/** Makes a passkey in the registration widget. */
export async function createPasskey(page: Place): Promise<void> {
  await button(page, 'Create a Passkey').click();
  await shown(heading(page, 'Passkey successfully created!'));
}

/** A page whose visitor has made a passkey and signed out. */
export async function visitWithPasskey(
  site: TestSite,
  email: string,
  prepare: (context: BrowserContext) => Promise<unknown> = reportAutofill,
) {
  const visit = await visitSignedIn(site, email, prepare);
  await clientCall(visit.page, site, 'webauthn.register', { is_passkey: true });
  await clientCall(visit.page, site, 'session.revoke');
  return visit;
}

/** Mounts the login widget on an open page. */
export const mountWithPasskeys = (page: Page, site: Site, args: MountArgs = {}): Promise<void> =>
  mountLogin(page, site, { config: WITH_EMAIL, ...args });
