import { CALL_PREPARATION_MS } from '../../domain/constants';
import { messageOf } from '../../domain/errors/errors';
import type { ScriptLoader } from '../page/scripts';
import { withTimeout } from '../time/withTimeout';

export interface Telemetry {
  /** Loads the script for a later id. */
  prepare(): void;
  /**
   * A fresh telemetry id, or undefined when the script is blocked or slow. Never rejects: telemetry must not
   * prevent a sign-in.
   */
  id(): Promise<string | undefined>;
}

type GetTelemetryID = (publicToken: string, submitUrl: string) => Promise<string>;

export function createTelemetry(
  publicToken: string,
  urls: { script: string; submit: string },
  scripts: ScriptLoader,
  warn: (message: string) => void,
): Telemetry {
  async function fetchId(): Promise<string> {
    await scripts.load(urls.script);
    const { GetTelemetryID } = globalThis as { GetTelemetryID?: GetTelemetryID };
    if (!GetTelemetryID) throw new Error('the script loaded, but has no GetTelemetryID');
    return GetTelemetryID(publicToken, urls.submit);
  }
  return {
    prepare() {
      // The request for an id tries again, and reports a failure.
      scripts.load(urls.script).catch(() => undefined);
    },
    async id() {
      try {
        return await withTimeout(fetchId(), CALL_PREPARATION_MS);
      } catch (error) {
        warn(`No telemetry id could be had: ${messageOf(error)}`);
        return undefined;
      }
    },
  };
}
