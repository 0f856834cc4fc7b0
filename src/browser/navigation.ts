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
      names.forEach((name) => url.searchParams.delete(name));
      window.history.replaceState(window.history.state, '', url);
    },
    onRestored: (listener) =>
      on(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      }),
    onHidden: (listener) => on(window, 'pagehide', listener),
  };
}
