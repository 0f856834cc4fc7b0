import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferKey } from '../../prices';
import type { StoredPrice } from './catalogue';
import { codeOf, StartError } from '../http/listen';

const FILE = 'saved-prices.json';

const load = (file: string): Map<string, StoredPrice[]> => {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, StoredPrice[]][]);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Map();
    throw new StartError(`Cannot read ${file}. Move it away to start without saved prices.`);
  }
};

const sameOffer = (a: OfferKey, b: OfferKey): boolean =>
  a.drug === b.drug && a.strength === b.strength && a.pharmacy === b.pharmacy;

/** Saved prices per visitor, newest first. Kept in a file in `dataDir`, or in memory without it. */
export const createSavedPriceStore = (dataDir: string | undefined) => {
  const file = dataDir === undefined ? undefined : join(dataDir, FILE);
  const byUser = file === undefined ? new Map<string, StoredPrice[]>() : load(file);

  const keep = (userId: string, prices: StoredPrice[]): void => {
    byUser.set(userId, prices);
    if (dataDir === undefined || file === undefined) return;
    mkdirSync(dataDir, { recursive: true });
    // Write to a new file and rename it, so that a killed process does not leave a damaged file.
    writeFileSync(`${file}.new`, JSON.stringify([...byUser]), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };

  const list = (userId: string): StoredPrice[] => byUser.get(userId) ?? [];

  return {
    list,
    /** Saving the same price again returns the stored one. */
    add(userId: string, offer: OfferKey, price: number): { stored: StoredPrice; isNew: boolean } {
      const present = list(userId).find((saved) => sameOffer(saved, offer));
      if (present !== undefined) return { stored: present, isNew: false };
      const { drug, strength, pharmacy } = offer;
      const stored = {
        id: randomUUID(),
        drug,
        strength,
        pharmacy,
        price,
        saved_at: new Date().toISOString(),
      };
      keep(userId, [stored, ...list(userId)]);
      return { stored, isNew: true };
    },
    remove(userId: string, id: string): boolean {
      const rest = list(userId).filter((saved) => saved.id !== id);
      if (rest.length === list(userId).length) return false;
      keep(userId, rest);
      return true;
    },
  };
};

export type SavedPriceStore = ReturnType<typeof createSavedPriceStore>;
