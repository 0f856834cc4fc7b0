import { OPEN_CORS } from '../transport/cors';

/** RFC 6749, 5.1 and 5.2: JSON with `Cache-Control: no-store`. */
export interface OAuth2Answer {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
}

export const oauth2Success = (body: Record<string, unknown>): OAuth2Answer => ({ status: 200, body });

export const oauth2Error = (
  status: number,
  error: string,
  error_description: string,
  headers: Record<string, string> = {},
): OAuth2Answer => ({ status, body: { error, error_description }, headers });

/** RFC 6750, 3. */
export const bearerError = (status: number, error: string, description: string): OAuth2Answer =>
  oauth2Error(status, error, description, {
    'WWW-Authenticate': `Bearer error="${error}", error_description="${description}"`,
  });

export const oauth2Response = ({ status, body, headers }: OAuth2Answer): Response =>
  Response.json(body, {
    status,
    headers: { ...OPEN_CORS, 'Cache-Control': 'no-store', Pragma: 'no-cache', ...headers },
  });
