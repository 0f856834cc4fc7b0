export interface Reply {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export const json = (status: number, value: unknown, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(value),
});

/** An error reply: `error` is a code for programs, `message` a text for people. */
export const problem = (
  status: number,
  error: string,
  message: string,
  headers: Reply['headers'] = {},
): Reply => json(status, { error, message }, headers);

export const notFound = (): Reply => problem(404, 'not_found', 'There is nothing at this address.');

export const methodNotAllowed = (allow: string): Reply =>
  problem(405, 'method_not_allowed', `This address answers ${allow} only.`, { Allow: allow });
