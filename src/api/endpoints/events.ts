import type { LoggedEvent } from '../../domain/entities';
import { api } from '../api';
import { eventsRequest } from '../pageCalls';

export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    events: build.mutation<unknown, LoggedEvent[]>({
      query: eventsRequest,
    }),
  }),
});
