import { type Flow, step } from '../../../../tests/flows/flow';
import type { Wanted } from '../../../../tests/visitor/wanted';
import type { Stage } from '../stage';
import type { Visitor } from '../visitor';

/** A flow that begins on the host's page, and needs navigations. */
export type HostFlow = Omit<Flow<Visitor, Stage>, 'config' | 'host'> & { host: string };

export const does = step<Visitor, Stage>;

export const opens = (path: string, sees: Wanted) =>
  does((visitor, { site }) => visitor.tab.open(site.hostUrl + path), sees);
