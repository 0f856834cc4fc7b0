import { readFileSync } from 'node:fs';
import type { Drug, DrugPrices, OfferKey, Pharmacy, PriceList, SavedPrice, Strength } from '../../prices';
import { json, problem } from '../http/reply';
import type { Reply } from '../http/reply';

interface Catalogue {
  area: string;
  pharmacies: Pharmacy[];
  drugs: Drug[];
}

const { area, pharmacies, drugs } = JSON.parse(
  readFileSync(new URL('../../data/prices.json', import.meta.url), 'utf8'),
) as Catalogue;

const drugsById = new Map(drugs.map((drug) => [drug.id, drug]));

const priceList: PriceList = {
  area,
  drugs: drugs.map(({ id, name, brand, use, form, quantity, strengths }) => ({
    ...{ id, name, brand, use, form, quantity },
    from: Math.min(...strengths.flatMap(({ prices }) => Object.values(prices))),
  })),
};

const findDrug = (text: string): Drug | undefined => {
  const wanted = text.trim().toLowerCase();
  return drugs.find((drug) => [drug.id, drug.name, drug.brand].some((name) => name.toLowerCase() === wanted));
};

/** The made-up pharmacies report their prices at the beginning of each hour. */
const lastReport = (): string => {
  const hour = new Date();
  hour.setMinutes(0, 0, 0);
  return hour.toISOString();
};

export const getPrices = (query: URLSearchParams): Reply => {
  const wanted = query.get('drug');
  if (wanted === null) return json(200, priceList);
  const drug = findDrug(wanted);
  if (drug === undefined) return problem(404, 'unknown_drug', 'We have no prices for this medicine.');
  return json(200, { area, updated_at: lastReport(), drug, pharmacies } satisfies DrugPrices);
};

export interface Offer {
  drug: Drug;
  strength: Strength;
  pharmacy: Pharmacy;
  price: number;
}

export const findOffer = (key: OfferKey): Offer | undefined => {
  const drug = drugsById.get(key.drug);
  const strength = drug?.strengths.find(({ id }) => id === key.strength);
  const pharmacy = pharmacies.find(({ id }) => id === key.pharmacy);
  if (drug === undefined || strength === undefined || pharmacy === undefined) return undefined;
  const price = strength.prices[pharmacy.id];
  return price === undefined ? undefined : { drug, strength, pharmacy, price };
};

export type StoredPrice = Pick<SavedPrice, 'id' | 'drug' | 'strength' | 'pharmacy' | 'price' | 'saved_at'>;

/** Adds the names from the catalogue. Only the offer and its price are stored, because names can change. */
export const withNames = (stored: StoredPrice): SavedPrice | undefined => {
  const offer = findOffer(stored);
  if (offer === undefined) return undefined;
  return {
    ...stored,
    drug_name: offer.drug.name,
    strength_label: offer.strength.label,
    quantity: offer.drug.quantity,
    form: offer.drug.form,
    pharmacy_name: offer.pharmacy.name,
    distance_miles: offer.pharmacy.distance_miles,
  };
};
