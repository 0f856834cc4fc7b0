import { met } from '../row';
import type { Section } from '../row';

export const DEMO_THREATS: Section = {
  title: 'The demo',
  rows: [
    met(
      'A forged, expired or foreign JWT reads a visitor’s saved prices.',
      'The backend checks signature, algorithm, issuer and times with the published keys.',
      'demo/host/prices/savedPrices.test.ts: refuses one signed by somebody else',
      'demo/host/prices/savedPrices.test.ts: refuses one for a third party',
      'demo/host/prices/savedPrices.test.ts: refuses an expired one',
    ),
    met(
      'A JWT of another project of the same provider is accepted, or an address chooses the project.',
      'The audience must be this site’s project alone; the address can choose a project only when the server was started for developers.',
      'e2e/broad/attacks/foreignProject.e2e.ts: Host page: sessions of another project',
      'demo/host/prices/savedPrices.test.ts: refuses one of another project',
      'demo/host/prices/savedPrices.test.ts: refuses one of two projects',
    ),
    met(
      'Another site saves prices in the visitor’s account.',
      'Writes with the cookie require the page’s own origin and JSON.',
      'demo/host/prices/savedPrices.test.ts: Host page: protection against cross-site writes',
    ),
    met(
      'A host name after DNS rebinding, or a path with dots, reaches files of the machine.',
      'The server accepts loopback names only, and serves files of its own folders only.',
      'demo/server.test.ts: refuses other host names (DNS rebinding)',
      'demo/server.test.ts: serves no file for /..%2fsecret.js',
    ),
    met(
      'The developer’s event log shows secrets on the screen.',
      'They are masked by field name and by format, also tokens inside texts and addresses, all values of a social provider, and numeric codes.',
      'demo/page/developer/mask.test.ts: Host page: the event log shows no secrets',
      'e2e/broad/attacks/eventLog.e2e.ts: the log shows the events of a social sign-in, and none of its tokens',
    ),
    met(
      'Text from an attacker is written into the demo page as HTML or as a script.',
      'A strict content security policy requires Trusted Types; the two allowed policies only create addresses of chunks.',
      'e2e/broad/attacks/demoTrustedTypes.e2e.ts: every HTML and script sink of the page refuses a plain string',
      'e2e/broad/attacks/demoTrustedTypes.e2e.ts: the scripts of the page and of the widget load without a policy violation',
      'demo/server.test.ts: serves the page at / with a strict content security policy',
    ),
  ],
};
