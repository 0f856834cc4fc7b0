import { met } from '../row';
import type { Section } from '../row';

export const DEMO_THREATS: Section = {
  title: 'The demo',
  rows: [
    met(
      'A forged, expired or foreign JWT reads a visitor’s saved prices.',
      'The backend checks signature, algorithm, issuer and times by the published keys.',
      'demo/host/prices/savedPrices.test.ts: refuses one signed by somebody else',
      'demo/host/prices/savedPrices.test.ts: refuses one for a third party',
      'demo/host/prices/savedPrices.test.ts: refuses an expired one',
    ),
    met(
      'A JWT of another project of the same provider is accepted, or an address chooses the project.',
      'The audience is this site’s project and nothing else; an address names a project only where the server was started for developers.',
      'e2e/attacks/foreignProject.e2e.ts: Host page: sessions of another project',
      'demo/host/prices/savedPrices.test.ts: refuses one of another project',
      'demo/host/prices/savedPrices.test.ts: refuses one of two projects',
    ),
    met(
      'Another site saves prices in the visitor’s name.',
      'Writes with the cookie need the page’s own origin and JSON.',
      'demo/host/prices/savedPrices.test.ts: Host page: protection against cross-site writes',
    ),
    met(
      'A rebound host name or a path with dots reaches files of the machine.',
      'The server answers loopback names only, and files of its own folders.',
      'demo/server.test.ts: refuses other host names (DNS rebinding)',
      'demo/server.test.ts: serves no file for /..%2fsecret.js',
    ),
    met(
      'The developer’s event log shows secrets on the screen.',
      'Masked by name, by form and by place: tokens inside texts and addresses, everything that a social provider gave, codes that are numbers.',
      'demo/page/developer/mask.test.ts: Host page: the event log shows no secrets',
      'e2e/attacks/eventLog.e2e.ts: the log shows what a social sign-in did, and none of its tokens',
    ),
    met(
      'Text from an attacker is written into the demo page as HTML or as a script.',
      'A strict content security policy that requires Trusted Types; two policies, which make addresses of chunks and nothing else.',
      'e2e/broad/attacks/demoTrustedTypes.e2e.ts: every HTML and script sink of the page refuses a plain string',
      'e2e/broad/attacks/demoTrustedTypes.e2e.ts: the scripts of the page and of the widget load without a policy violation',
      'demo/server.test.ts: serves the page at / with a strict content security policy',
    ),
  ],
};
