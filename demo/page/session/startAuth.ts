import { createAccount } from './account';
import type { Auth } from '../app';
import type { HostConfig } from './hostConfig';
import { createSavedPrices } from './savedPrices';
import type { Switches } from '../developer/switches';
import { widgetGlobal } from './widgetGlobal';

/** One client for the whole page: the header, the widget and the saved prices follow the same session. */
export const startAuth = (config: HostConfig | undefined, switches: Switches): Auth | undefined => {
  const widget = widgetGlobal();
  if (config === undefined || widget === undefined) return undefined;
  const projectToken = switches.pkce ? config.pkceToken : config.publicToken;
  const client = widget.createClient(switches.public_token || projectToken, { endpoints: config.endpoints });
  const account = createAccount(client);
  return { widget, account, saved: createSavedPrices(account) };
};
