import { widgetGlobal, type AuthClient, type WidgetGlobal } from '../../../demo/page/session/widgetGlobal';
import { startSandbox, type SandboxControl } from '../../../sandbox/browser';

export interface OpenSandbox {
  widget: WidgetGlobal;
  client: AuthClient;
  control: SandboxControl;
}

/** Starts the sandbox in this browser, and creates a client for it. What visitors type is forgotten when they leave. */
export const openSandbox = async (): Promise<OpenSandbox> => {
  const { publicToken, endpoints, control } = await startSandbox({ keepData: false });
  const widget = widgetGlobal();
  if (widget === undefined) throw new Error('The widget’s script could not be loaded.');
  return { widget, control, client: widget.createClient(publicToken, { endpoints, rememberUser: false }) };
};
