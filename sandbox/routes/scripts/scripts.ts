import type { Context, Hono } from 'hono';
import { isRecord } from '../../../src/domain/calls/checkValues';
import { stringOf } from '../../../src/domain/calls/wireValues';
import { captchaScript } from '../../pages/captchaScript';
import { TELEMETRY_SCRIPT } from '../../pages/telemetryScript';
import type { Transact } from '../../state/state';
import { SchemaRefusal } from '../../verify/refusals';
import { randomUUID } from '../../verify/random';
import { readJson } from '../transport/body';
import { OPEN_CORS, openPreflight } from '../transport/cors';

export const script = (text: string): Response =>
  new Response(text, { headers: { ...OPEN_CORS, 'Content-Type': 'text/javascript; charset=utf-8' } });

const open = (body: unknown, status = 200): Response => Response.json(body, { status, headers: OPEN_CORS });

/** The fields of a JSON body, or no fields when the body is not JSON. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const body = await readJson(request).catch((error: unknown) => {
    if (error instanceof SchemaRefusal) return {};
    throw error;
  });
  return isRecord(body) ? body : {};
}

const readField = async (context: Context, name: string): Promise<string> =>
  stringOf((await readFields(context.req.raw))[name]);

/** Serves the third-party scripts that a widget loads, and the calls that they make. */
export function addScriptRoutes(app: Hono, transact: Transact, origin: string): void {
  app.get('/telemetry.js', () => script(TELEMETRY_SCRIPT));
  app.options('/submit', () => openPreflight());
  app.post('/submit', async (context) =>
    (await readField(context, 'public_token'))
      ? open({ telemetry_id: `telemetry-id-${randomUUID()}` })
      : open({ error: 'public_token should be a string.' }, 400),
  );

  app.get('/recaptcha/enterprise.js', () => script(captchaScript(origin)));
  app.options('/recaptcha/enterprise/token', () => openPreflight());
  app.post('/recaptcha/enterprise/token', async (context) => {
    const siteKey = await readField(context, 'site_key');
    if (!siteKey) return open({ error: 'site_key should be a string.' }, 400);
    return open({ token: await transact((state) => state.captcha.issue(siteKey)) });
  });
}
