import cookieParser from 'cookie-parser';
import express from 'express';
import { Client, StytchError } from 'stytch';

const { STYTCH_PROJECT_ID, STYTCH_SECRET, STYTCH_URL, NODE_ENV, PORT = 4320 } = process.env;
const client = new Client({ project_id: STYTCH_PROJECT_ID, secret: STYTCH_SECRET, env: STYTCH_URL });

/** The provider's default names. */
const TOKEN = 'stytch_session';
const JWT = 'stytch_session_jwt';
const COOKIE = { httpOnly: true, sameSite: 'lax', secure: NODE_ENV === 'production', path: '/' };

const clear = (response) => response.clearCookie(TOKEN, COOKIE).clearCookie(JWT, COOKIE);

/** Whether the provider refuses what the visitor sent. It may also refuse this server's secret, or be down. */
const isRefusal = (error) =>
  error instanceof StytchError && error.status_code < 500 && error.error_type !== 'unauthorized_credentials';

/** Finds the session of a request, else answers 401. */
const requireSession = (options) => async (request, response, next) => {
  const session_jwt = request.cookies[JWT];
  if (!session_jwt) return response.status(401).json({ error: 'signed_out' });
  try {
    // Verified here while the JWT is valid, renewed by the provider afterwards.
    const found = await client.sessions.authenticateJwt({ session_jwt, ...options });
    if (found.session_jwt !== session_jwt)
      response.cookie(JWT, found.session_jwt, { ...COOKIE, expires: new Date(found.session.expires_at) });
    response.locals.session = found.session;
  } catch (error) {
    if (!isRefusal(error) || error.status_code === 429) throw error;
    clear(response);
    return response.status(401).json({ error: 'signed_out' });
  }
  next();
};

const app = express();
app.use(express.static('public'), express.json(), cookieParser());

app.post('/api/code', async ({ body: { email } = {} }, response) => {
  const { email_id } = await client.otps.email.loginOrCreate({ email, expiration_minutes: 5 });
  response.json({ method_id: email_id });
});

app.post('/api/sign-in', async ({ body: { method_id, code } = {} }, response) => {
  const answer = await client.otps.authenticate({ method_id, code, session_duration_minutes: 60 });
  const options = { ...COOKIE, expires: new Date(answer.session.expires_at) };
  response.cookie(TOKEN, answer.session_token, options).cookie(JWT, answer.session_jwt, options);
  response.json({ user_id: answer.user_id });
});

app.post('/api/sign-out', requireSession(), async (_, response) => {
  await client.sessions.revoke({ session_id: response.locals.session.session_id });
  clear(response);
  response.json({});
});

app.get('/api/account', requireSession(), (_, response) => {
  response.json({ user_id: response.locals.session.user_id });
});

// Asks the provider each time, because a role may have been taken away since the JWT was issued.
app.get('/api/users', requireSession({ max_token_age_seconds: 0 }), async ({ query }, response) => {
  if (!response.locals.session.roles.includes('support'))
    return response.status(403).json({ error: 'not_allowed' });
  const operands = [{ filter_name: 'email_address_fuzzy', filter_value: query.email }];
  const { results } = await client.users.search({ limit: 20, query: { operator: 'AND', operands } });
  response.json(
    results.map(({ user_id, emails }) => ({ user_id, emails: emails.map(({ email }) => email) })),
  );
});

app.use((error, _, response, next) => {
  if (response.headersSent) return next(error);
  if (isRefusal(error)) return response.status(error.status_code).json({ error: error.error_type });
  // A body that is no JSON has a status.
  if (error.status === undefined) console.error(error.message);
  response.status(error.status ?? 503).json({ error: 'failed' });
});

app.listen(PORT, 'localhost', () => console.log(`http://localhost:${PORT}`));
