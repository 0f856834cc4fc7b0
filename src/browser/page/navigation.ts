import { isWebAddress } from '../../domain/addresses/webAddress';
import { createPageAddress, type PageAddress } from './navigation.entry';

export interface Navigation extends PageAddress {
  /** Whether a page of another origin embeds this one in a frame, directly or through further frames. */
  isFramedByOthers(): boolean;
  /** Removes parameters from the address without a navigation and without other changes to it. */
  removeFromQuery(names: readonly string[]): void;
  /** Navigates to an address. Returns false and does nothing when it is no http or https address. */
  go(address: string): boolean;
  /**
   * Navigates by submitting a form (POST, urlencoded). Returns false and does nothing when the address is no
   * http or https address.
   */
  submitForm(address: string, fields: Readonly<Record<string, string>>): boolean;
  /** Called when the page is restored from the back/forward cache. */
  onRestored(listener: () => void): () => void;
  /** Called when the page is hidden or left: no later event is certain, so pending data is sent then. */
  onHidden(listener: () => void): () => void;
}

export function createNavigation(
  window: Window,
  address: PageAddress = createPageAddress(window),
): Navigation {
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) => {
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  };
  return {
    ...address,
    isFramedByOthers() {
      try {
        for (let page: Window = window; page.parent !== page; page = page.parent)
          if (page.parent.location.origin !== window.location.origin) return true;
        return false;
      } catch {
        // Browsers throw when a frame reads the address of a page of another origin.
        return true;
      }
    },
    removeFromQuery(names) {
      const url = new URL(window.location.href);
      // Parameter by parameter, because URLSearchParams would re-encode the others ("%20" as "+").
      const pairs = url.search.slice(1).split('&');
      const kept = pairs.filter(
        // URLSearchParams drops a leading "?", so one is added to protect a parameter that begins with it.
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
      const form = document.createElement('form');
      form.method = 'post';
      form.action = address;
      form.hidden = true;
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = name;
        input.value = value;
        form.append(input);
      }
      const { body } = document;
      body.append(form);
      // `form.submit` is shadowed by a field named "submit".
      HTMLFormElement.prototype.submit.call(form);
      // The form contains the session token, so it is removed as soon as the browser has read it.
      body.removeChild(form);
      return true;
    },
    onRestored: (listener) =>
      on(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      }),
    onHidden(listener) {
      // Mobile browsers may end a hidden page without `pagehide`; others fire only `pagehide` when the page
      // is left.
      const stops = [
        on(window, 'pagehide', listener),
        on(document, 'visibilitychange', () => {
          if (document.visibilityState === 'hidden') listener();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
