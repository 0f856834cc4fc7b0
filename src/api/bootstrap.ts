import { weakMapMemoize } from '@reduxjs/toolkit';
import { bootstrapFromWire, DEFAULT_BOOTSTRAP } from '../domain/bootstrap';
import type { Bootstrap, RawBootstrap } from '../domain/entities';
import { api } from './api';

export const bootstrapApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectsBootstrap: build.query<Bootstrap, string>({
      query: (publicToken) => ({
        method: 'GET',
        path: `/projects/bootstrap/${encodeURIComponent(publicToken)}`,
      }),
      transformResponse: (data) => bootstrapFromWire(data as Partial<RawBootstrap>),
    }),
  }),
});

type StateWithApi = Parameters<ReturnType<typeof bootstrapApi.endpoints.projectsBootstrap.select>>[0];

/** One selector per project, which remembers its last result. */
const selectProject = weakMapMemoize((publicToken: string) =>
  bootstrapApi.endpoints.projectsBootstrap.select(publicToken),
);

/** What is known of the project now: the answer, else this browser's copy of an earlier one, else the defaults. */
export const selectBootstrap = (state: StateWithApi & { client: { publicToken: string } }): Bootstrap =>
  selectProject(state.client.publicToken)(state).data ?? DEFAULT_BOOTSTRAP;
