import type { DrugPrices, PriceList } from '../../prices';

const get = async <T>(path: string): Promise<T | undefined> => {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
};

let list: Promise<PriceList | undefined> | undefined;

export const loadPriceList = async (): Promise<PriceList | undefined> => {
  list ??= get<PriceList>('/api/prices');
  const known = await list;
  if (known === undefined) list = undefined;
  return known;
};

export const loadDrugPrices = (drug: string): Promise<DrugPrices | undefined> =>
  get<DrugPrices>(`/api/prices?drug=${encodeURIComponent(drug)}`);
