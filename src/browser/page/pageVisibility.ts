/** Whether the visitor can see the page. */
export interface PageVisibility {
  isVisible(): boolean;
  /** @returns stops listening */
  onChange(listener: () => void): () => void;
}

export const createPageVisibility = (document: Document): PageVisibility => ({
  isVisible: () => document.visibilityState !== 'hidden',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});
