import { createAccount } from './account';
import type { Auth } from '../app';
import type { HostConfig } from './hostConfig';
import { createSavedPrices } from './savedPrices';
import type { Switches } from '../developer/switches';
import { widgetGlobal } from './widgetGlobal';

/** A link that names a project must not lead visitors, their addresses and their sessions to it. */
const publicTokenOf = ({ publicToken, otherProjects }: HostConfig, switches: Switches): string => {
  if (otherProjects === undefined) return publicToken;
  return switches.public_token || (switches.pkce ? otherProjects.pkceToken : publicToken);
};

/** One client for the whole page: the header, the widget and the saved prices follow the same session. */
export const startAuth = (config: HostConfig | undefined, switches: Switches): Auth | undefined => {
  const widget = widgetGlobal();
  if (config === undefined || widget === undefined) return undefined;
  const client = widget.createClient(publicTokenOf(config, switches), { endpoints: config.endpoints });
  const account = createAccount(client);
  return { widget, account, saved: createSavedPrices(account) };
};
