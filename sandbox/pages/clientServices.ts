/** The hidden frame that a client opens for phone number parsing and One Tap. */
export const CLIENT_SERVICES_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Client services</title>
<link rel="icon" href="data:,">
<script src="frame.js"></script>
</html>
`;

/**
 * Each call is a message `{ method, args }` with its own port. The answer on the port is `{ success, payload }` or
 * `{ success, error }`. The error is a plain object, because `postMessage` drops the fields of an Error.
 */
export const CLIENT_SERVICES_SCRIPT = /* js */ `(() => {
  const CSRF_COOKIE = 'stytch_csrf_private_token';

  function csrfToken() {
    const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
    const found = pairs.find(([name]) => name === CSRF_COOKIE);
    return found ? found[1] : '';
  }

  function apiError(fields) {
    const { status_code, error_type, error_message, error_url, request_id } = fields;
    const lines = ['[' + status_code + '] ' + error_type, error_message, 'See ' + error_url, 'request_id: ' + request_id];
    return Object.assign(new Error(lines.join('\\n')), fields, { name: 'StytchAPIError' });
  }

  async function phone(fields) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('phone', { method: 'POST', headers, body: JSON.stringify(fields) });
    if (!answer.ok) throw new Error('The phone number could not be looked at.');
    return answer.json();
  }

  const HANDLERS = {
    parsedPhoneNumber: ({ phoneNumber, regionCode }) => phone({ phoneNumber, regionCode }),

    getExamplePhoneNumber: ({ regionCode }) => phone({ exampleOf: regionCode }),

    async oneTapStart({ publicToken }) {
      const query = new URLSearchParams({ public_token: publicToken });
      const answer = await fetch('../v1/public/oauth/google/onetap/start?' + query, { credentials: 'include' });
      const fields = await answer.json();
      if (!answer.ok) throw apiError(fields);
      return {
        requestId: fields.request_id,
        googleClientId: fields.google_client_id,
        stytchCsrfToken: csrfToken(),
        oauthCallbackId: fields.oauth_callback_id,
      };
    },

    async oneTapSubmit({ idToken, oauthCallbackID, loginRedirectURL, signupRedirectURL }) {
      const answer = await fetch('../v1/oauth/callback/' + encodeURIComponent(oauthCallbackID), {
        method: 'POST',
        credentials: 'include',
        headers: { 'x-stytch-oauth-type': 'google-one-tap' },
        body: JSON.stringify({
          id_token: idToken,
          stytch_csrf_token: csrfToken(),
          login_redirect_url: loginRedirectURL,
          signup_redirect_url: signupRedirectURL,
        }),
      });
      const { redirect_url, status_code, request_id } = await answer.json();
      if (status_code !== 200) throw new Error('One Tap was refused: ' + status_code + ' ' + request_id);
      return { redirect_url };
    },
  };

  window.addEventListener('message', async (event) => {
    const { method, args } = event.data || {};
    const [port] = event.ports;
    if (!port || !Object.hasOwn(HANDLERS, method)) return;
    try {
      port.postMessage({ success: true, payload: await HANDLERS[method](...args) });
    } catch (error) {
      port.postMessage({ success: false, error: { ...error, name: error.name, message: error.message } });
    }
  });
})();
`;
