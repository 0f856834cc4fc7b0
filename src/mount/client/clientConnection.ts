import { VERSION } from '../../domain/version';
import type { Connection } from './connection';

/** Key under which a client holds its connection, for widgets of the same release. */
const CONNECTION = Symbol.for(`pricerx-auth.connection ${VERSION}`);

export const connectionOf = (client: object): Connection | undefined =>
  (client as { [CONNECTION]?: Connection })[CONNECTION];

export const keepConnection = (client: object, connection: Connection): void => {
  Object.defineProperty(client, CONNECTION, { value: connection });
};
