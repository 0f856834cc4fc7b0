/** Whether the visitor can see the page: nothing is asked of one who is elsewhere. */
export interface PageVisibility {
  isVisible(): boolean;
  /** @returns stops it. */
  onChange(listener: () => void): () => void;
}

export const createPageVisibility = (document: Document): PageVisibility => ({
  isVisible: () => document.visibilityState !== 'hidden',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});
