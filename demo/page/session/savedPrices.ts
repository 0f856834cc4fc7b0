import type { OfferKey, SavedPrice } from '../../prices';
import type { Account } from './account';

const PATH = '/api/saved-prices';

export type Outcome<T> = { value: T } | { problem: string };

export interface SavedPrices {
  /** The list, or undefined until it is loaded. */
  current(): SavedPrice[] | undefined;
  find(offer: OfferKey): SavedPrice | undefined;
  load(): Promise<Outcome<SavedPrice[]>>;
  save(offer: OfferKey): Promise<Outcome<SavedPrice>>;
  remove(id: string): Promise<Outcome<void>>;
  forget(): void;
  onChange(listener: () => void): () => void;
}

const UNREACHABLE = 'The price service cannot be reached. Check your connection and try again.';

/** Retries once with a new JWT after status 401, because the JWT expires while a page is suspended. */
const request = async (account: Account, path: string, init: RequestInit = {}): Promise<Outcome<unknown>> => {
  const call = (): Promise<Response> =>
    fetch(path, { ...init, headers: { 'Content-Type': 'application/json' }, credentials: 'same-origin' });
  try {
    let answer = await call();
    if (answer.status === 401 && account.isSignedIn()) {
      await account.client.session.authenticate();
      answer = await call();
    }
    const body = (await answer.json()) as { message?: string };
    return answer.ok ? { value: body } : { problem: body.message ?? UNREACHABLE };
  } catch {
    return { problem: UNREACHABLE };
  }
};

export const createSavedPrices = (account: Account): SavedPrices => {
  let prices: SavedPrice[] | undefined;
  let loading: Promise<Outcome<SavedPrice[]>> | undefined;
  const listeners = new Set<() => void>();
  const otherTabs = new BroadcastChannel('pricerx-saved-prices');

  const set = (next: SavedPrice[] | undefined): void => {
    prices = next;
    for (const listener of listeners) listener();
  };
  const changed = (next: SavedPrice[]): void => {
    set(next);
    otherTabs.postMessage('changed');
  };

  const fetchList = async (): Promise<Outcome<SavedPrice[]>> => {
    const outcome = await request(account, PATH);
    if ('problem' in outcome) return outcome;
    const { saved_prices } = outcome.value as { saved_prices: SavedPrice[] };
    if (account.isSignedIn()) set(saved_prices);
    return { value: saved_prices };
  };

  const saved: SavedPrices = {
    current: () => prices,
    find: (offer) =>
      prices?.find(
        (price) =>
          price.drug === offer.drug && price.strength === offer.strength && price.pharmacy === offer.pharmacy,
      ),
    load() {
      loading ??= fetchList().finally(() => (loading = undefined));
      return loading;
    },
    async save(offer) {
      const outcome = await request(account, PATH, { method: 'POST', body: JSON.stringify(offer) });
      if ('problem' in outcome) return outcome;
      const { saved_price } = outcome.value as { saved_price: SavedPrice };
      changed([saved_price, ...(prices ?? []).filter(({ id }) => id !== saved_price.id)]);
      return { value: saved_price };
    },
    async remove(id) {
      const outcome = await request(account, `${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
      if ('problem' in outcome) return outcome;
      changed((prices ?? []).filter((price) => price.id !== id));
      return { value: undefined };
    },
    forget: () => set(undefined),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  otherTabs.addEventListener('message', () => {
    if (account.isSignedIn()) void saved.load();
  });
  return saved;
};
