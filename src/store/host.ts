import { createAction } from '@reduxjs/toolkit';
import type { AuthError } from '../domain/errors';
import type { EventData, HostEvent } from '../domain/hostEvents';

/** What a host shall hear. `mount/callbacks.ts` alone calls its functions. */
export const hostEvent = createAction(
  'widget/hostEvent',
  <T extends keyof EventData>(type: T, data: EventData[T]) => ({ payload: { type, data } as HostEvent }),
);

export const hostError = createAction<AuthError>('widget/hostError');
