import { mountIdentityProvider, mountLogin } from 'pricerx-auth';
import { client } from './auth.js';

// Other apps send their users to this page, with OAuth's parameters in the address; with post_logout_redirect_uri to sign out.
let widget;
function show() {
  widget?.unmount();
  widget = client.session.getSync()
    ? mountIdentityProvider({
        client,
        selector: '#sign-in',
        getConsentManifest: ({ scopes, clientName }) => [
          {
            header: `${clientName} would like to:`,
            items: [
              { text: 'See your saved prices', details: ['Medicines', 'Pharmacies'] },
              ...(scopes.includes('offline_access') ? ['Keep access while you are away'] : []),
            ],
          },
        ],
      })
    : // A code, because a link would open another page without the app's request.
      mountLogin({
        client,
        selector: '#sign-in',
        config: { products: ['otp'], otpOptions: { methods: ['email'] } },
      });
}

let shownFor;
function followSession(session) {
  if (shownFor === session?.session_id && widget) return;
  shownFor = session?.session_id;
  show();
}
followSession(client.session.getSync());
client.session.onChange(followSession);
