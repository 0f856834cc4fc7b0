import type { OfferKey, SavedPrice } from '../../prices';
import { tabStorage } from '../parts/storage';
import type { Outcome, SavedPrices } from './savedPrices';

/** A price that will be saved after the visitor signs in. */
export interface PendingSave extends OfferKey {
  label: string;
}

const KEY = 'pricerx_pending_save';

const isPendingSave = (value: unknown): value is PendingSave =>
  typeof value === 'object' &&
  value !== null &&
  ['drug', 'strength', 'pharmacy', 'label'].every((name) => typeof Reflect.get(value, name) === 'string');

export const pendingSave = (): PendingSave | undefined => {
  try {
    const value: unknown = JSON.parse(tabStorage.get(KEY) ?? 'null');
    return isPendingSave(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const rememberSave = (pending: PendingSave): void => tabStorage.set(KEY, JSON.stringify(pending));

export const forgetSave = (): void => tabStorage.remove(KEY);

/** Saves the pending price. It stays pending when saving fails. */
export const finishSave = async (saved: SavedPrices): Promise<Outcome<SavedPrice> | undefined> => {
  const pending = pendingSave();
  if (pending === undefined) return undefined;
  forgetSave();
  const { drug, strength, pharmacy } = pending;
  const outcome = await saved.save({ drug, strength, pharmacy });
  if ('problem' in outcome) rememberSave(pending);
  return outcome;
};
