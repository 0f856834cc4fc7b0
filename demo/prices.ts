/** What the host's price service answers; the server makes these and the page shows them. */
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
  /** Dollars, by pharmacy id. */
  prices: Record<string, number>;
}

export interface DrugSummary {
  id: string;
  name: string;
  brand: string;
  use: string;
}

export interface Drug extends DrugSummary {
  form: string;
  quantity: number;
  strengths: Strength[];
}

export interface PriceList {
  area: string;
  drugs: DrugSummary[];
}

export interface DrugPrices {
  area: string;
  drug: Drug;
  pharmacies: Pharmacy[];
}

/** Which price is meant: ids of the price list. */
export interface OfferKey {
  drug: string;
  strength: string;
  pharmacy: string;
}

/** A saved price as the page gets it, with the names it shows. */
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
