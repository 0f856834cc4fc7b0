import type { LoggedEvent } from '../../domain/entities';
import { api } from '../api';

export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    events: build.mutation<unknown, LoggedEvent[]>({
      query: (batch) => ({ method: 'POST', path: '/events', body: batch, beacon: true }),
    }),
  }),
});
