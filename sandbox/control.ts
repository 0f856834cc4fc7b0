import type { ControlContext } from './control/controlCall';
import { faultControl } from './control/faults';
import { messageControl } from './control/messages';
import { projectControl } from './control/projects';
import { recordControl } from './control/records';
import { tokenControl } from './control/tokens';
import { userControl } from './control/users';
import { VERSION } from './version';

/** Values for a client's `options.endpoints`. Script addresses are complete URLs. */
const endpoints = (origin: string) => ({
  apiUrl: origin,
  telemetryUrl: origin,
  telemetryScriptUrl: `${origin}/telemetry.js`,
  captchaScriptUrl: `${origin}/recaptcha/enterprise.js`,
  oneTapScriptUrl: `${origin}/gsi/client`,
  clientServicesFrameUrl: `${origin}/clientside-services/index.html`,
});

/** The control calls as plain functions, for tests. `routes/control.ts` serves the same functions over HTTP. */
export type Control = ReturnType<typeof createControl>;

export function createControl(context: ControlContext) {
  return {
    async health() {
      return { ready: true, version: VERSION, endpoints: endpoints(context.origin) };
    },
    ...projectControl(context),
    ...userControl(context),
    ...tokenControl(context),
    ...messageControl(context),
    ...faultControl(context),
    ...recordControl(context),
  };
}
