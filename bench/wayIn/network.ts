import type { CDPSession, Page } from '@playwright/test';

/** A request of a page, with its preflight; the times are in ms since 1970. A redirect is a request of its own. */
export interface Trip {
  what: string;
  begun: number;
  /** When the page has received the beginning of the answer, and all of it. */
  answered: number;
  ended: number;
}

/** Calls of the provider's log, for which no screen waits. */
const LOG = /\/events$/;

/** Without what differs from run to run. */
const nameOf = (method: string, url: string): string => {
  const { pathname } = new URL(url);
  return `${method} ${pathname.replace(/^\/sdk\/v1/, '').replace(/\.[0-9a-f]{8}\.js$|[\w-]{43}$/, '')}`;
};

/** Records the requests of a page, without those that the browser's cache answers. */
export async function recordTrips(page: Page): Promise<{ devtools: CDPSession; trips: Trip[] }> {
  const devtools = await page.context().newCDPSession(page);
  const trips: Trip[] = [];
  const open = new Map<string, { trip: Trip; toWall: (stamp: number) => number }>();
  const end = (id: string, stamp: number) => {
    const found = open.get(id);
    open.delete(id);
    if (!found) return;
    found.trip.ended = found.toWall(stamp);
    trips.push(found.trip);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    // A redirect has the same id.
    end(requestId, timestamp);
    const { method, url } = request;
    if (!/^https?:/.test(url) || method === 'OPTIONS' || LOG.test(new URL(url).pathname)) return;
    const toWall = (stamp: number) => (wallTime + stamp - timestamp) * 1000;
    const trip = { what: nameOf(method, url), begun: wallTime * 1000, answered: Infinity, ended: Infinity };
    open.set(requestId, { trip, toWall });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const found = open.get(requestId);
    if (response.fromDiskCache) open.delete(requestId);
    else if (found) found.trip.answered = found.toWall(timestamp);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => end(requestId, timestamp));
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  await devtools.send('Network.enable');
  return { devtools, trips };
}

/** The longest series of requests between two moments of which each begins after the one before has ended. */
export function seriesOf(trips: readonly Trip[], from: number, to: number): Trip[] {
  const within = trips.filter(
    ({ begun, answered, ended }) => begun >= from && Math.min(answered, ended) <= to,
  );
  const series: Trip[] = [];
  for (const trip of within.toSorted((one, other) => one.ended - other.ended))
    if (trip.begun >= (series.at(-1)?.ended ?? 0)) series.push(trip);
  return series;
}
