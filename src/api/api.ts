import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './http/baseQuery';

/** The empty api; each resource's file injects its endpoints. RTK Query's core build, without React hooks. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // The settings are cached as long as the client exists. `sagas/visitorQuery.ts` removes answers about the visitor.
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});

/** Bot-protection fields of a call; JSON leaves out undefined ones. */
export interface ProtectionFields {
  captcha_token?: string;
  dfp_telemetry_id?: string;
}

/** Sends have two paths on the wire: `primary` without a session, `secondary` with one. */
export type SendPath = 'primary' | 'secondary';

/** Encodes an id as one path segment, so that `/` and `..` in it cannot change the path. */
export const pathSegment = (id: string): string =>
  encodeURIComponent(id).replace(/^\.\.?$/, (dots) => '%252E'.repeat(dots.length));
