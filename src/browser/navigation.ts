import { parseAuthenticateUrl } from '../domain/urlToken';
import { isWebAddress } from '../domain/webAddress';

export interface Navigation {
  /** The page's query, as it stands now. */
  query(): URLSearchParams;
  /** The page was opened by the link of a mail, or by a return from another site: in the middle of a sign-in. */
  arrivedInSignIn: boolean;
  /** Whether a page of another origin shows this one in a frame, directly or through others. */
  isFramedByOthers(): boolean;
  /** Takes parameters out of the address bar without a navigation; everything else in it stays. */
  removeFromQuery(names: readonly string[]): void;
  /** Sends the page to another one. False, and nothing happens, when the address is no http or https address. */
  go(address: string): boolean;
  /**
   * Sends the page elsewhere by a form, as a visitor does who presses a button of one: POST, urlencoded.
   * False, and nothing happens, when the address is no http or https address.
   */
  submitForm(address: string, fields: Readonly<Record<string, string>>): boolean;
  /**
   * A visitor has just pressed something (transient activation). Browsers before 2023 do not say: there a call counts as
   * the visitor's own.
   */
  isVisitorsAct(): boolean;
  /** Runs when the page comes back from the back/forward cache. */
  onRestored(listener: () => void): () => void;
  /** Runs when the page is hidden or left: the last moment at which anything can be sent. */
  onHidden(listener: () => void): () => void;
}

export function createNavigation(window: Window): Navigation {
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) => {
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  };
  const query = () => new URLSearchParams(window.location.search);
  return {
    query,
    arrivedInSignIn: parseAuthenticateUrl(query()) !== null || query().has('error'),
    isFramedByOthers() {
      try {
        for (let page: Window = window; page.parent !== page; page = page.parent)
          if (page.parent.location.origin !== window.location.origin) return true;
        return false;
      } catch {
        // Browsers keep the address of a page of another origin to themselves.
        return true;
      }
    },
    removeFromQuery(names) {
      const url = new URL(window.location.href);
      // Pair by pair, since URLSearchParams would spell the others anew ("%20" as "+").
      const pairs = url.search.slice(1).split('&');
      const kept = pairs.filter(
        // With a "?" of ours before it, since one at its start would be dropped; so it would from `search` below.
        (pair) => ![...new URLSearchParams(`?${pair}`).keys()].some((name) => names.includes(name)),
      );
      if (kept.length === pairs.length) return;
      const rest = kept.join('&');
      url.search = rest && `?${rest}`;
      window.history.replaceState(window.history.state, '', url);
    },
    go(address) {
      if (!isWebAddress(address)) return false;
      window.location.assign(address);
      return true;
    },
    submitForm(address, fields) {
      if (!isWebAddress(address)) return false;
      const form = window.document.createElement('form');
      form.method = 'post';
      form.action = address;
      form.hidden = true;
      for (const [name, value] of Object.entries(fields)) {
        const input = window.document.createElement('input');
        input.type = 'hidden';
        input.name = name;
        input.value = value;
        form.append(input);
      }
      const { body } = window.document;
      body.append(form);
      // Not `form.submit()`: a field may be named "submit".
      HTMLFormElement.prototype.submit.call(form);
      // What is sent was read when the form was submitted; a page that stays keeps no session token in its document.
      body.removeChild(form);
      return true;
    },
    isVisitorsAct: () =>
      (window.navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true,
    onRestored: (listener) =>
      on(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      }),
    onHidden(listener) {
      // A phone may end a hidden page without another word; other browsers tell only that the page is left.
      const stops = [
        on(window, 'pagehide', listener),
        on(window.document, 'visibilitychange', () => {
          if (window.document.visibilityState === 'hidden') listener();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
