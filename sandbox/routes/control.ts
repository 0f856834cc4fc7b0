import type { Hono } from 'hono';
import type { Control } from '../control';
import { CONTROL_BASE as BASE, CONTROL_CALLS } from '../control/calls';
import { ControlError } from '../control/controlCall';
import { SchemaRefusal } from '../verify/refusals';
import { readJson } from './transport/body';
import { accessRefusal } from './transport/controlAccess';
import { originCors, originPreflight } from './transport/cors';

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });

/** The control functions validate their input, so any JSON can be passed to them. */
type Call = (input: never) => Promise<unknown>;

async function answer(request: Request, call: Call): Promise<Response> {
  const cors = originCors(request);
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const input = request.method === 'POST' ? await readJson(request) : query;
    return reply(200, await call(input as never), cors);
  } catch (error) {
    if (error instanceof ControlError) return reply(400, { error: error.message }, cors);
    if (error instanceof SchemaRefusal)
      return reply(400, { error: `The body ${error.message}: send a JSON object.` }, cors);
    console.error(`${request.method} ${new URL(request.url).pathname} failed:`, error);
    return reply(500, { error: 'The sandbox had an internal error. Its log has the details.' }, cors);
  }
}

/** @param origins whose pages may use the calls, in addition to loopback origins. */
export function addControlRoutes(app: Hono, control: Control, origins: readonly string[]): void {
  const calls = Object.entries(CONTROL_CALLS).map(
    ([name, [method, path]]) => [method, path, control[name as keyof Control] as Call] as const,
  );
  app.use(`${BASE}/*`, async ({ req }, next) => {
    const refusal = accessRefusal(req.raw, origins);
    if (refusal) return reply(refusal.status, { error: refusal.error });
    return next();
  });
  app.options(`${BASE}/*`, ({ req }) => originPreflight(req.raw));
  for (const [method, path, call] of calls) {
    app.on(method, `${BASE}${path}`, (context) => answer(context.req.raw, call));
  }
  const known = calls.map(([method, path]) => `${method} ${path}`).join(', ');
  app.all(`${BASE}/*`, ({ req }) =>
    reply(
      404,
      { error: `This control call does not exist. The control calls are: ${known}.` },
      originCors(req.raw),
    ),
  );
}
