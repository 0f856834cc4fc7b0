import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './http/baseQuery';

/** The empty api; each resource's file injects its endpoints. RTK Query's core build, without React hooks. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Answers are cached as long as the client exists: queries are few and their answers small.
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});

export type ApiCache = ReturnType<typeof api.reducer>;
