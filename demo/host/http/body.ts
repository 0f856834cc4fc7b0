import type { IncomingMessage } from 'node:http';
import { problem } from './reply';
import type { Reply } from './reply';

const MAX_BODY_BYTES = 4096;

export type Body = { value: Record<string, unknown> } | { refusal: Reply };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readJsonBody = async (request: IncomingMessage): Promise<Body> => {
  // Forms of other sites can send text/plain, but application/json needs a CORS preflight.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { refusal: problem(415, 'json_only', 'Send application/json.') };
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES)
      return { refusal: problem(413, 'too_large', 'The body is too large.', { Connection: 'close' }) };
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (isRecord(value)) return { value };
  } catch {
    // Invalid JSON and a broken connection get the same answer below.
  }
  return { refusal: problem(400, 'bad_json', 'The body must be a JSON object.') };
};
