import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';

/** The empty api; each resource's file injects its endpoints. Core build: no React, no hooks. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Reads are few and small, and belong to the client for as long as it lives.
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});

export type ApiCache = ReturnType<typeof api.reducer>;
