import { met, open } from '../row';
import type { Section } from '../row';

export const SANDBOX_THREATS: Section = {
  title: 'The sandbox on a developer’s machine',
  intro: 'It imitates the provider for development and tests. It is not meant to be reached by others.',
  rows: [
    met(
      'Others in the network reach it.',
      'It listens on loopback only.',
      'sandbox/http.test.ts: refuses another host than loopback, and a port in use',
    ),
    open(
      'A website that the developer visits reaches the control API, or has HTML of its own run on the sandbox’s origin; a rebound host name reaches it.',
      'Not yet refused.',
    ),
    open('`/scan` is used to fetch from other services of the machine.', 'Not yet limited.'),
    open('Other users of the machine read its data and signing keys.', 'Files have the usual rights.'),
    open('A public OAuth client leaves PKCE out; codes are asked for without a limit.', 'Not yet refused.'),
    open('A page of the same site obtains consent of a visitor with HttpOnly cookies.', 'Not yet refused.'),
  ],
};
