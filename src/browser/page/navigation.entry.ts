import { parseAuthenticateUrl } from '../../domain/addresses/urlToken';

/** The page's address, for code that runs before the core is loaded. `navigation.ts` has the other functions. */
export interface PageAddress {
  /** The current query of the address. */
  query(): URLSearchParams;
  /** Whether a sign-in is in progress: a mail's link or a redirect of another site has opened the page. */
  arrivedInSignIn: boolean;
  /**
   * Whether the visitor has just clicked or typed (transient user activation). True in browsers without
   * `navigator.userActivation` (before 2023).
   */
  isUserActive(): boolean;
}

export function createPageAddress(window: Window): PageAddress {
  const query = () => new URLSearchParams(window.location.search);
  return {
    query,
    arrivedInSignIn:
      window.location.search !== '' && (parseAuthenticateUrl(query()) !== null || query().has('error')),
    isUserActive: () =>
      (window.navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true,
  };
}
