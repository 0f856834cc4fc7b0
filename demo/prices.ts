/** Types of the price service, shared by server and page. */
export interface Pharmacy {
  id: string;
  name: string;
  address: string;
  distance_miles: number;
  hours: string;
}

export interface Strength {
  id: string;
  label: string;
  /** Prices in dollars by pharmacy id. */
  prices: Record<string, number>;
}

export interface DrugSummary {
  id: string;
  name: string;
  brand: string;
  use: string;
}

export interface ListedDrug extends DrugSummary {
  form: string;
  quantity: number;
  /** The lowest price of all strengths and pharmacies, in dollars. */
  from: number;
}

export interface Drug extends DrugSummary {
  form: string;
  quantity: number;
  strengths: Strength[];
}

export interface PriceList {
  area: string;
  drugs: ListedDrug[];
}

export interface DrugPrices {
  area: string;
  /** When the pharmacies reported these prices. */
  updated_at: string;
  drug: Drug;
  pharmacies: Pharmacy[];
}

/** Identifies an offer by ids of the price list. */
export interface OfferKey {
  drug: string;
  strength: string;
  pharmacy: string;
}

/** A saved price with the names for display. */
export interface SavedPrice extends OfferKey {
  id: string;
  drug_name: string;
  strength_label: string;
  quantity: number;
  form: string;
  pharmacy_name: string;
  distance_miles: number;
  price: number;
  saved_at: string;
}
