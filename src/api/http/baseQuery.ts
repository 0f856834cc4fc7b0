import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { HttpAnswer } from '../../browser/requests/http';
import type { RequestServices } from '../../browser/requests/requestServices';
import { isRecord } from '../../domain/calls/checkValues';
import { withoutNulls } from '../../domain/calls/wireValues';
import { REQUEST_TIMEOUT_MS } from '../../domain/constants';
import { UNREACHABLE, type AuthError } from '../../domain/errors/errors';
import { readAnswer, type Answer } from './readAnswer';
import { sdkHeaders } from './sdkHeaders';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/sdk/v1`. */
  path: string;
  body?: unknown;
  /** The session that the call is about, when it is not the one of this browser. */
  sessionToken?: string;
  /**
   * Only for the event log: sent without credentials and with `keepalive`, so that it may outlive the page.
   */
  beacon?: boolean;
}

export const SDK_PREFIX = '/sdk/v1';

/** Sends a request to the SDK's API and returns data or an `AuthError`. */
export async function sendRequest(
  request: ApiRequest,
  services: RequestServices,
  signal?: AbortSignal,
): Promise<Answer> {
  let body: string | undefined;
  try {
    // Also the options of a config, which are sent as the host gave them.
    body = JSON.stringify(isRecord(request.body) ? withoutNulls(request.body) : request.body);
  } catch (error) {
    return { error: { kind: 'usage', message: `This call cannot be sent as JSON. ${String(error)}` } };
  }
  let answer: HttpAnswer;
  try {
    answer = await services.sendHttp({
      url: `${services.endpoints.apiUrl}${SDK_PREFIX}${request.path}`,
      method: request.method,
      headers: request.beacon
        ? { 'Content-Type': 'application/json' }
        : sdkHeaders(services, request.sessionToken),
      body,
      credentials: request.beacon ? 'same-origin' : 'include',
      timeoutMs: REQUEST_TIMEOUT_MS,
      signal,
      keepalive: request.beacon,
    });
  } catch {
    // The browser's message differs between browsers ("Failed to fetch", "Load failed", …) and is not shown.
    return { error: UNREACHABLE };
  }
  return readAnswer(answer);
}

/** `sendRequest` for RTK Query, with the services of the store. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, AuthError> = (request, { extra, signal }) =>
  sendRequest(request, extra as RequestServices, signal);
