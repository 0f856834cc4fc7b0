import { parseAuthenticateUrl } from '../../domain/addresses/urlToken';

/** What the page's address says before the core is loaded. `navigation.ts` has the rest. */
export interface PageAddress {
  /** The current query of the address. */
  query(): URLSearchParams;
  /**
   * Whether the page was opened by a link of a mail or by a redirect from another site: a sign-in is in
   * progress.
   */
  arrivedInSignIn: boolean;
  /**
   * Whether the visitor has just clicked or typed (transient user activation). True in browsers without
   * `navigator.userActivation` (before 2023).
   */
  isVisitorsAct(): boolean;
}

export function createPageAddress(window: Window): PageAddress {
  const query = () => new URLSearchParams(window.location.search);
  return {
    query,
    arrivedInSignIn: parseAuthenticateUrl(query()) !== null || query().has('error'),
    isVisitorsAct: () =>
      (window.navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true,
  };
}
