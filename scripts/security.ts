// Writes docs/security.md from the tables in scripts/security/. Fails when a cited test does not exist.
import { renderPage } from './security/page';
import { missingTests } from './security/tests';
import { ASVS } from './security/asvs';
import { OAUTH } from './security/oauth';
import { PAGE_THREATS } from './security/threats/page';
import { LINKS_THREATS } from './security/threats/links';
import { SESSIONS_THREATS } from './security/threats/sessions';
import { PROVIDERS_THREATS } from './security/threats/providers';
import { CREDENTIALS_THREATS } from './security/threats/credentials';
import { SANDBOX_THREATS } from './security/threats/sandbox';
import { DEMO_THREATS } from './security/threats/demo';
import { SUPPLY_THREATS } from './security/threats/supply';
import { WALLETS } from './security/wallets';
import { WEBAUTHN } from './security/webauthn';
import { writeOrCheck } from './docs/writeOrCheck';

const THREATS = [
  PAGE_THREATS,
  LINKS_THREATS,
  SESSIONS_THREATS,
  PROVIDERS_THREATS,
  CREDENTIALS_THREATS,
  SANDBOX_THREATS,
  DEMO_THREATS,
  SUPPLY_THREATS,
];
const STANDARDS = [ASVS, OAUTH, WEBAUTHN, WALLETS];

const missing = missingTests([...THREATS, ...STANDARDS]);
if (missing.length > 0) {
  console.error(`scripts/security cites tests that do not exist:\n${missing.join('\n')}`);
  process.exitCode = 1;
} else {
  writeOrCheck('docs/security.md', renderPage(THREATS, STANDARDS), 'npm run security');
}
