import type { Hono } from 'hono';
import { CLIENT_SERVICES_HTML, CLIENT_SERVICES_SCRIPT } from '../../pages/clientServices';
import { examplePhone, parsePhone } from '../../verify/contacts/phone';
import { readFields, script } from './scripts';

const BASE = '/clientside-services';
/** Longer ones are no phone numbers, and cost time. */
const LONGEST_NUMBER = 250;

/** Any page may open the frame; in it there runs its own script and nothing else. */
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

/** The frame that clients of the provider's own make ask for phone numbers and One Tap. */
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
