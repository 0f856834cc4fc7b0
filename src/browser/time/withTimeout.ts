import { CHUNK_TIMEOUT_MS } from '../../domain/constants';

/** Rejects when the promise has not settled within the time limit. It does not cancel the promise. */
export function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  message = `no answer within ${ms} ms`,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Rejects when a chunk is not loaded within `CHUNK_TIMEOUT_MS`. Browsers have no time limit. */
export const inTime = <T>(code: Promise<T>): Promise<T> => withTimeout(code, CHUNK_TIMEOUT_MS);

/** Loads a chunk once. Returns null when that fails; the next call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T | null> {
  let loading: Promise<T | null> | null = null;
  return () => {
    loading ??= inTime(load()).catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}
