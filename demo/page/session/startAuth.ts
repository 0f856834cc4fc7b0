import type { recordVisit } from '../../../src/dev';
import { createAccount } from './account';
import type { Auth } from '../app';
import type { HostConfig } from './hostConfig';
import { createSavedPrices } from './savedPrices';
import type { Switches } from '../developer/switches';
import { widgetGlobal } from './widgetGlobal';

/** Ignores a project in the URL unless the server allows it: a link must not sign visitors in to another project. */
const publicTokenOf = ({ publicToken, otherProjects }: HostConfig, switches: Switches): string => {
  if (otherProjects === undefined) return publicToken;
  return switches.public_token || (switches.pkce ? otherProjects.pkceToken : publicToken);
};

/** Names that no other page of the domain can set. They need https; Safari stores none on http://localhost. */
const cookieOptions =
  location.protocol === 'https:'
    ? { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' }
    : undefined;

/** Creates the one client of the page, which header, widget and saved prices share. */
export const startAuth = (
  config: HostConfig | undefined,
  switches: Switches,
  visits?: { recordVisit: typeof recordVisit },
): Auth | undefined => {
  const widget = widgetGlobal();
  if (config === undefined || widget === undefined) return undefined;
  const client = widget.createClient(publicTokenOf(config, switches), {
    endpoints: config.endpoints,
    cookieOptions,
  });
  // The page knows the part of the client that it uses.
  const recorder = visits?.recordVisit(client as never);
  const account = createAccount(client);
  return { widget, account, saved: createSavedPrices(account), recorder };
};
