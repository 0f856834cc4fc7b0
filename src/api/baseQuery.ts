import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { HttpAnswer } from '../browser/http';
import type { Services } from '../browser/services';
import { REQUEST_TIMEOUT_MS } from '../domain/constants';
import { UNREACHABLE, type AuthError } from '../domain/errors';
import { readAnswer } from './readAnswer';
import { sdkHeaders } from './sdkHeaders';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/sdk/v1`. */
  path: string;
  body?: unknown;
  /** The event log alone travels without credentials and may outlive the page. */
  beacon?: boolean;
}

export const SDK_PREFIX = '/sdk/v1';

/** Every call of the SDK's API: request in, data or an `AuthError` out. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, AuthError> = async (request, { extra }) => {
  const services = extra as Services;
  let body: string | undefined;
  try {
    body = JSON.stringify(request.body);
  } catch (error) {
    return { error: { kind: 'usage', message: `This call cannot be sent as JSON. ${String(error)}` } };
  }
  let answer: HttpAnswer;
  try {
    answer = await services.sendHttp({
      url: `${services.endpoints.apiUrl}${SDK_PREFIX}${request.path}`,
      method: request.method,
      headers: request.beacon ? { 'Content-Type': 'application/json' } : sdkHeaders(services),
      body,
      credentials: request.beacon ? 'same-origin' : 'include',
      timeoutMs: REQUEST_TIMEOUT_MS,
      keepalive: request.beacon,
    });
  } catch {
    // Browsers word this differently ("Failed to fetch", "Load failed", …); a visitor reads one text.
    return { error: UNREACHABLE };
  }
  return readAnswer(answer);
};
