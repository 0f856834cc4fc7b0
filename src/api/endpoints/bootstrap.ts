import { weakMapMemoize } from '@reduxjs/toolkit';
import { bootstrapFromWire, DEFAULT_BOOTSTRAP } from '../../domain/bootstrap';
import type { Bootstrap, RawBootstrap } from '../../domain/entities';
import { api } from '../api';
import { settingsRequest } from '../pageCalls';

export const bootstrapApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectsBootstrap: build.query<Bootstrap, string>({
      query: settingsRequest,
      transformResponse: (data) => bootstrapFromWire(data as Partial<RawBootstrap>),
    }),
  }),
});

type StateWithApi = Parameters<ReturnType<typeof bootstrapApi.endpoints.projectsBootstrap.select>>[0];

/** One memoised selector per project. */
const selectProject = weakMapMemoize((publicToken: string) =>
  bootstrapApi.endpoints.projectsBootstrap.select(publicToken),
);

/** The project's settings: the provider's answer, else the copy of an earlier answer, else the defaults. */
export const selectBootstrap = (state: StateWithApi & { client: { publicToken: string } }): Bootstrap =>
  selectProject(state.client.publicToken)(state).data ?? DEFAULT_BOOTSTRAP;
