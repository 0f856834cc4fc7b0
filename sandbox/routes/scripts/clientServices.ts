import type { Hono } from 'hono';
import { CLIENT_SERVICES_HTML, CLIENT_SERVICES_SCRIPT } from '../../pages/clientServices';
import { examplePhone, parsePhone } from '../../verify/contacts/phone';
import { readFields, script } from './scripts';

const BASE = '/clientside-services';
/** Limits the time of parsing. Longer texts are not phone numbers. */
const LONGEST_NUMBER = 250;

/** The frame runs only its own script. Any page can embed it, so there is no `frame-ancestors`. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, LONGEST_NUMBER) : undefined;

async function phone(request: Request): Promise<Response> {
  const { phoneNumber, regionCode, exampleOf } = await readFields(request);
  const [number, region, wanted] = [phoneNumber, regionCode, exampleOf].map(textOf);
  if (wanted !== undefined) return Response.json({ phoneNumber: await examplePhone(wanted) });
  if (number === undefined)
    return Response.json({ error: 'phoneNumber should be a string.' }, { status: 400 });
  return Response.json(await parsePhone(number, region));
}

/** Serves the frame that the provider's own clients use for phone numbers and One Tap. */
export function addClientServices(app: Hono): void {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  app.get(`${BASE}/index.html`, () => new Response(CLIENT_SERVICES_HTML, { headers }));
  app.get(`${BASE}/frame.js`, () => script(CLIENT_SERVICES_SCRIPT));
  app.post(`${BASE}/phone`, ({ req }) => phone(req.raw));
}
