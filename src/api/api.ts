import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './http/baseQuery';

/** The empty api; each resource's file injects its endpoints. RTK Query's core build, without React hooks. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // The settings are cached as long as the client exists. `sagas/reads.ts` removes answers about the visitor.
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});

export type ApiCache = ReturnType<typeof api.reducer>;
