import type { BrowserContext, Page } from 'playwright-core';
import { PUBLIC_TOKEN } from '../site/page';
import {
  makeClient,
  serveClientPages,
  tryClient,
  type Called,
  type ClientPages,
  type PageKind,
} from './pages';
import type { Project } from '../site/control';
import { useSite, type Suite } from '../suite';

/** A visitor of a page with the provider's headless client and without ours. */
export interface ProviderVisitor {
  context: BrowserContext;
  page: Page;
  publicToken: string;
  /** The answer of a method. A rejection fails the test. */
  call<T = Record<string, unknown>>(method: string, ...args: unknown[]): Promise<T>;
  /** The error of a method. An answer fails the test. */
  refusal(method: string, ...args: unknown[]): Promise<NonNullable<Called['error']>>;
  /** Calls a method that navigates the page, and waits for the navigation. */
  leave(method: string, ...args: unknown[]): Promise<void>;
  /** Reloads the page, with another query if given, and creates the client again. */
  reload(query?: string): Promise<void>;
}

export interface ProviderSuite {
  site: Suite['site'];
  pages: ClientPages;
  visit(project?: Omit<Project, 'public_token'>, kind?: PageKind): Promise<ProviderVisitor>;
}

let projects = 0;

/** The sandbox, and pages with the provider's package, for the tests of one file. */
export function useProvider(): ProviderSuite {
  const suite = useSite();
  const provider = {
    async visit(project, kind = 'provider') {
      const { site } = suite;
      const publicToken = project ? `public-token-test-provider-${(projects += 1)}` : PUBLIC_TOKEN;
      if (project) await site.control.createProject({ public_token: publicToken, ...project });
      const { endpoints } = await site.control.health();
      const options = {
        endpoints: {
          testAPIURL: endpoints['apiUrl'],
          liveAPIURL: endpoints['apiUrl'],
          dfpBackendURL: endpoints['telemetryUrl'],
          clientsideServicesIframeURL: endpoints['clientServicesFrameUrl'],
        },
      };
      const context = await suite.newContext();
      const page = await provider.pages.open(context, kind);
      const make = () => makeClient(page, 'stytch', publicToken, options);
      await make();
      const visitor: ProviderVisitor = {
        context,
        page,
        publicToken,
        async call<T>(method: string, ...args: unknown[]) {
          const { answer, error } = await tryClient(page, 'stytch', method, args);
          if (error) throw new Error(`${method} rejected: ${error.name}: ${error.message}`);
          return answer as T;
        },
        async refusal(method, ...args) {
          const { answer, error } = await tryClient(page, 'stytch', method, args);
          if (!error) throw new Error(`${method} answered: ${JSON.stringify(answer)}`);
          return error;
        },
        async leave(method, ...args) {
          const left = page.waitForEvent('framenavigated');
          // The page may navigate before the method has resolved.
          await tryClient(page, 'stytch', method, args).catch(() => undefined);
          await left;
        },
        async reload(query = '') {
          await page.goto(`${provider.pages.url}/${kind}${query}`);
          await make();
        },
      };
      return visitor;
    },
  } as ProviderSuite;

  beforeAll(async () => {
    provider.site = suite.site;
    provider.pages = await serveClientPages();
  });
  afterAll(() => provider.pages.close());
  return provider;
}

/** Signs the visitor in by a code to this address, as a new user or a known one. */
export async function signInByCode(
  { site }: ProviderSuite,
  visitor: ProviderVisitor,
  email: string,
): Promise<Record<string, unknown>> {
  const inbox = { public_token: visitor.publicToken, to: email };
  const after = (await site.control.messages(inbox)).at(-1)?.id;
  const { method_id } = await visitor.call('otps.email.loginOrCreate', email);
  const { code } = await site.control.nextMessage({ ...inbox, after });
  return visitor.call('otps.authenticate', code, method_id, { session_duration_minutes: 60 });
}
