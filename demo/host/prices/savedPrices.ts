import type { IncomingMessage } from 'node:http';
import type { OfferKey } from '../../prices';
import { readJsonBody } from '../http/body';
import { findOffer, withNames } from './catalogue';
import { json, methodNotAllowed, notFound, problem } from '../http/reply';
import type { Reply } from '../http/reply';
import type { SavedPriceStore } from './savedPriceStore';
import type { VisitorChecks } from './visitor';

export const SAVED_PRICES_PATH = '/api/saved-prices';
const MAX_SAVED = 50;

interface Parts {
  store: SavedPriceStore;
  visitors: VisitorChecks;
}

const offerKeyOf = ({ drug, strength, pharmacy }: Record<string, unknown>): OfferKey | undefined =>
  typeof drug === 'string' && typeof strength === 'string' && typeof pharmacy === 'string'
    ? { drug, strength, pharmacy }
    : undefined;

const save = async (request: IncomingMessage, userId: string, store: SavedPriceStore): Promise<Reply> => {
  const body = await readJsonBody(request);
  if ('refusal' in body) return body.refusal;
  const key = offerKeyOf(body.value);
  const offer = key && findOffer(key);
  if (key === undefined || offer === undefined)
    return problem(400, 'unknown_offer', 'Name a drug, a strength and a pharmacy from the price list.');
  if (store.list(userId).length >= MAX_SAVED)
    return problem(409, 'list_full', `You can keep ${MAX_SAVED} prices. Remove one to save another.`);
  const { stored, isNew } = store.add(userId, key, offer.price);
  return json(isNew ? 201 : 200, { saved_price: withNames(stored) });
};

const list = (userId: string, store: SavedPriceStore): Reply =>
  json(200, { saved_prices: store.list(userId).flatMap((stored) => withNames(stored) ?? []) });

/** GET and POST for the list, DELETE for one price, of the visitor in the session JWT. */
export const createSavedPricesRoute =
  ({ store, visitors }: Parts) =>
  async (request: IncomingMessage, path: string): Promise<Reply> => {
    const member = path.slice(SAVED_PRICES_PATH.length + 1);
    const allow = member === '' ? 'GET, POST' : 'DELETE';
    const method = request.method ?? 'GET';
    if (!allow.split(', ').includes(method)) return methodNotAllowed(allow);
    const foreign = method === 'GET' ? undefined : visitors.refuseForeignWrite(request);
    if (foreign !== undefined) return foreign;
    const visitor = await visitors.check(request);
    if ('refusal' in visitor) return visitor.refusal;
    const { userId, headers } = visitor;
    const answer = (): Reply | Promise<Reply> => {
      if (method === 'GET') return list(userId, store);
      if (method === 'POST') return save(request, userId, store);
      return store.remove(userId, member) ? json(200, {}) : notFound();
    };
    const reply = await answer();
    return { ...reply, headers: { ...reply.headers, ...headers } };
  };
