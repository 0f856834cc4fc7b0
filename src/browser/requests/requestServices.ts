import { resolveEndpoints, type ResolvedEndpoints } from '../../domain/config/clientOptions';
import type { EntryServices } from '../services/services.entry';
import { sendHttp, type HttpAnswer, type HttpRequest } from './http';
import { createRandom, type Random } from '../page/random';

/** What a request to the provider needs. */
export interface RequestServices extends Pick<EntryServices, 'publicToken' | 'options' | 'log'> {
  endpoints: ResolvedEndpoints;
  clock: Pick<EntryServices['clock'], 'wallTime'>;
  random: Random;
  storage: Pick<EntryServices['storage'], 'tokens' | 'visitor'>;
  /** Facts about the page for request headers. */
  page: { origin: string; hostname: string; timezone: string; userAgent: string };
  sendHttp(request: HttpRequest): Promise<HttpAnswer>;
}

export const createRequestServices = ({
  publicToken,
  options,
  log,
  clock,
  storage,
}: EntryServices): RequestServices => ({
  publicToken,
  options,
  log,
  endpoints: resolveEndpoints(publicToken, options),
  clock,
  random: createRandom(),
  storage,
  page: {
    origin: window.location.origin,
    hostname: window.location.hostname,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    userAgent: navigator.userAgent,
  },
  sendHttp,
});
