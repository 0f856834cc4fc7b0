import { createAction } from '@reduxjs/toolkit';
import type { AuthError } from '../domain/errors/errors';
import type { EventData, HostEvent } from '../domain/hostEvents';

/** An event for the host; `mount/app/callbacks.ts` calls its functions. */
export const hostEvent = createAction(
  'widget/hostEvent',
  <T extends keyof EventData>(type: T, data: EventData[T]) => ({ payload: { type, data } as HostEvent }),
);

export const hostError = createAction<AuthError>('widget/hostError');
