export interface Navigation {
  /** The page's query, as it stands now. */
  query(): URLSearchParams;
  /** Takes parameters out of the address bar without a navigation; everything else in it stays. */
  removeFromQuery(names: readonly string[]): void;
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
  return {
    query: () => new URLSearchParams(window.location.search),
    removeFromQuery(names) {
      const url = new URL(window.location.href);
      // Pair by pair, since URLSearchParams would spell the others anew ("%20" as "+").
      const kept = url.search
        .slice(1)
        .split('&')
        .filter((pair) => ![...new URLSearchParams(pair).keys()].some((name) => names.includes(name)));
      url.search = kept.join('&');
      window.history.replaceState(window.history.state, '', url);
    },
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
