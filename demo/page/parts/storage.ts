/** Browser storage. When it is blocked or full, values are kept in memory. */
const createStorage = (storage: () => Storage) => {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | undefined {
      try {
        return storage().getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key: string, value: string): void {
      try {
        storage().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // The storage is blocked, so there is no value to remove.
      }
    },
  };
};

export const tabStorage = createStorage(() => sessionStorage);
export const browserStorage = createStorage(() => localStorage);
