import type { PlayedVisit } from './dev/playVisit';
import type { VisitRecorder } from './dev/recordVisit';
import type { Visit } from './domain/visit/visit';

const LEFT_OUT = 'pricerx-auth/dev is left out of production builds.';

const refuse = (): never => {
  throw new Error(LEFT_OUT);
};

/** Warns and records nothing, so that a production page that calls it continues to work. */
export function recordVisit(): VisitRecorder {
  console.warn(`[PriceRxAuth] ${LEFT_OUT}`);
  return { visit: refuse, stop: refuse };
}

export const playVisit = async (): Promise<PlayedVisit> => refuse();
export const readVisit = (): Visit => refuse();
