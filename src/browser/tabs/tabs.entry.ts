export interface OtherTabs {
  /**
   * Listens to other tabs' changes of a storage key; null means removed. Returns a function that stops it.
   */
  onChange(key: string, listener: (raw: string | null) => void): () => void;
}

export const otherTabs = (window: Pick<Window, 'addEventListener' | 'removeEventListener'>): OtherTabs => ({
  onChange(key, listener) {
    const heard = (event: Event) => {
      const { key: changed, newValue } = event as StorageEvent;
      // `key` is null when the whole storage was cleared.
      if (changed === key || changed === null) listener(changed === null ? null : newValue);
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
});
