import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { supportsCss } from '../browser/supportsCss';
import { mayLiveLong, resolveConfig, type WidgetConfig } from '../domain/config';
import { CODE_MISSING } from '../domain/errors';
import { configProblems } from '../domain/mountProblems';
import type { WidgetKind } from '../domain/screens';
import { resolveTheme } from '../domain/theme';
import { logEvent } from '../sagas/events';
import type { Runtime } from '../client/runtime';
import { flowPart, isFlowName, loadFlow } from '../screens/flows';
import { flowLoader } from '../screens/flowLoader';
import { WidgetProvider } from '../screens/hooks';
import { hostError } from '../store/host';
import { createWidgetHost } from '../store/widgetHost';
import type { WidgetSecrets } from '../store/widgetScope';
import { mounted, setupReplaced, unmounted, type WidgetSetup } from '../store/widgets';
import { createStyleCache } from '../ui/styleCache';
import { UiProvider } from '../ui/UiProvider';
import { callHost } from './callbacks';
import { createSurface, freeIdSuffix } from './hostElement';
import { createLanguage } from './language';
import { checkArgs, findElement, runtimeFor, type Mount, type MountArgs } from './mountArgs';
import { Widget, WidgetBoundary } from './Widget';

export interface WidgetArgs extends MountArgs {
  config?: WidgetConfig;
}

/** What one mount function differs in from the others. */
export interface WidgetKindOf<Args extends WidgetArgs = WidgetArgs> {
  kind: WidgetKind;
  method: string;
  /** What is wrong with the arguments that this kind alone has. */
  problems?: (args: Args) => string[];
  /** What its sagas may see and no state may hold. */
  secrets?: (args: Args) => WidgetSecrets;
  /** What the widget is about: with another one it starts anew. */
  subject?: (args: Args) => string;
  /** Logged to the provider when the widget comes up. */
  renderEvent?: (args: Args) => { name: string; details: Record<string, unknown> };
}

/** A mounted widget, remembered on the host's element. */
interface Mounted<Args extends WidgetArgs = WidgetArgs> {
  kind: WidgetKind;
  subject: string | undefined;
  runtime: Runtime;
  isInPlace(): boolean;
  replace(args: Args): void;
  mount: Mount;
}

const MOUNTED = Symbol.for('pricerx-auth.mounted');
type HostElement = Element & { [MOUNTED]?: Mounted };

/** Mounts a widget, or renders the one that the element already holds with its new arguments. */
export function mountWidget<Args extends WidgetArgs>(of: WidgetKindOf<Args>, args: Args): Mount {
  const given = args as Args | undefined;
  checkArgs(of.method, args, [...configProblems(given?.config), ...((given && of.problems?.(given)) ?? [])]);
  const host = findElement(args.selector) as HostElement;
  const { runtime, release } = runtimeFor(of.method, args);
  warnOfArgs(of.kind, args, runtime.services);

  const present = host[MOUNTED];
  const isSame = present?.kind === of.kind && present.subject === of.subject?.(args);
  if (isSame && present.runtime === runtime && present.isInPlace()) {
    release();
    present.replace(args);
    return present.mount;
  }
  present?.mount.unmount();
  const made = createMounted(of, args, host, runtime, release) as Mounted<WidgetArgs>;
  host[MOUNTED] = made;
  return made.mount;
}

/** What works, but not as its author may think. */
function warnOfArgs(
  kind: WidgetKind,
  { styles, config, strings }: WidgetArgs,
  { advise }: Runtime['services'],
): void {
  if (kind === 'login' && mayLiveLong(config)) advise((advice) => advice.ofConfig(config));
  if (styles) advise((advice) => advice.ofStyles(styles));
  if (strings) advise((advice) => advice.ofStrings(strings));
}

function createMounted<Args extends WidgetArgs>(
  of: WidgetKindOf<Args>,
  first: Args,
  host: HostElement,
  runtime: Runtime,
  release: () => void,
): Mounted<Args> {
  const { store, services } = runtime;
  const widgets = runtime.attachWidgets(createWidgetHost);
  const mountId = runtime.nextMountId();
  const idSuffix = freeIdSuffix();
  let args = first;
  let gone = false;
  const setup = (): WidgetSetup => ({
    kind: of.kind,
    config: resolveConfig(args.config),
    theme: resolveTheme(args.styles, supportsCss),
    strings: args.strings ?? {},
    idSuffix,
  });

  store.dispatch(mounted({ mountId, setup: setup() }));
  const secrets = { ...of.secrets?.(args) };
  const handle = widgets.open(mountId, secrets);
  const surface = createSurface(host, resolveConfig(first.config).enableShadowDOM, unmount);
  surface.element.dataset.ids = idSuffix;
  const styleCache = createStyleCache(surface.styleRoot, surface.mountPoint, services.options.cspNonce);
  // React counts its ids from the same number in every copy of it: the page may have one of its own.
  const root = createRoot(surface.mountPoint, { identifierPrefix: `pricerx${idSuffix}-` });
  const language = createLanguage(services, drawNow, () => {
    if (!gone) handle.dispatch(hostError(CODE_MISSING));
  });
  language.want(args);
  const logThrown = (error: unknown) =>
    services.log.error(`Unexpected: ${error instanceof Error ? error.message : String(error)}`);

  handle.run(() => callHost(() => args.callbacks ?? {}), logThrown);
  handle.run(() => flowLoader(widgets.injectScreen), logThrown);
  const rendered = of.renderEvent?.(args);
  if (rendered) handle.run(() => logEvent(rendered.name, rendered.details), logThrown);
  // Drawn before the browser paints again, so that the page never shows what is below in the widget's place. Not within
  // this call: a host may mount inside an effect of its own React tree, where React draws nothing at once.
  queueMicrotask(drawNow);

  /** For a history that was imported: it calls flows ready whose code this page has never fetched. */
  async function fetchFlow(name: string): Promise<void> {
    if (!isFlowName(name)) return;
    (await loadFlow(name)).slices.forEach(widgets.injectScreen);
    runtime.recompute();
  }

  /** A language's texts are there with the frame in which they can be seen: nothing moves in the next. */
  function drawNow(): void {
    if (!gone) flushSync(render);
  }

  function render(): void {
    const { theme, strings } = setup();
    const { tag, pack } = language.current();
    surface.showIn(tag, pack !== undefined);
    root.render(
      <WidgetProvider shown={runtime.shown} handle={handle} clock={services.clock} flowPart={flowPart}>
        <UiProvider
          styleCache={styleCache}
          theme={theme}
          strings={strings}
          pack={pack}
          locale={tag}
          idSuffix={idSuffix}
        >
          <WidgetBoundary onError={logThrown}>
            <Widget fetchFlow={fetchFlow} />
          </WidgetBoundary>
        </UiProvider>
      </WidgetProvider>,
    );
  }

  function unmount(): void {
    if (gone) return;
    gone = true;
    language.stopWaiting();
    if (host[MOUNTED]?.mount === mount) delete host[MOUNTED];
    handle.close();
    surface.remove();
    // A host that unmounts inside an effect of its own React tree may not unmount ours within that same work.
    queueMicrotask(() => {
      root.unmount();
      styleCache.dispose();
      store.dispatch(unmounted({ mountId }));
      release();
    });
  }
  const mount: Mount = { unmount };

  return {
    kind: of.kind,
    subject: of.subject?.(first),
    runtime,
    // The devtools may have taken its mount out of the history.
    isInPlace: () => surface.element.parentNode === host && mountId in store.getState().widgets,
    replace(next) {
      args = next;
      language.want(args);
      Object.assign(secrets, of.secrets?.(args));
      store.dispatch(setupReplaced({ mountId, setup: setup() }));
      render();
    },
    mount,
  };
}
