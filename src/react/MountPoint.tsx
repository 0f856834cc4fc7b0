import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { WidgetKind } from '../domain/screens';
import type { Mount, MountArgs } from '../index';
import { serverOptionsOf } from './createClient';
import { useClient, useAuthContext } from './PriceRxAuthProvider';
import { renderWidget } from './render';
import { shareReact } from './shareReact';

/** Arguments of a mount, without those that the component adds: its client and its element. */
export type WidgetProps<Args extends MountArgs> = Omit<
  Args,
  'client' | 'publicToken' | 'options' | 'selector'
>;

/** On a server, where React warns of layout effects, `useEffect`, which does not run there. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The arguments as JSON, for comparison. All functions count as equal, because the latest one is called anyway. */
const textOf = (args: object): string =>
  JSON.stringify(args, (_, value: unknown) => (typeof value === 'function' ? 'function' : value));

interface MountPointProps {
  /** The props of the component. */
  args: WidgetProps<MountArgs>;
  kind: WidgetKind;
  /** The component's name. */
  name: string;
  mount: (own: Pick<MountArgs, 'client' | 'selector' | 'callbacks'>) => Mount;
}

const neverChanges = () => () => undefined;

/**
 * The widget as HTML on a server. In a browser: empty if React finds a server's HTML, which it then leaves as it is; undefined otherwise,
 * because an assignment of HTML needs a Trusted Types policy. Always the value of the first rendering, since React would set another one.
 */
function useServerHTML({ args, kind, name }: MountPointProps): { __html: string } | undefined {
  const { client, request } = useAuthContext();
  const isServerRendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [first] = useState(() => {
    if (!isServerRendered) return undefined;
    if (typeof window !== 'undefined') return { __html: '' };
    const { html } = renderWidget(kind, name, args, { nonce: serverOptionsOf(client).cspNonce, ...request });
    return { __html: html };
  });
  return first;
}

const INVALID_CALL = /Invalid call to PriceRxAuth\.mount(\w+)/;

/** Calls a mount function. Its error about wrong arguments names the component, whose props they are. */
function mountWithProps(mount: () => Mount): Mount {
  try {
    return mount();
  } catch (error) {
    if (error instanceof Error)
      for (const key of ['message', 'stack'] as const)
        error[key] = error[key]?.replace(INVALID_CALL, 'Invalid props of <$1>') ?? '';
    throw error;
  }
}

/** The element in which a widget is mounted. Changed arguments update the widget without a new mount. */
export function MountPoint(props: MountPointProps): ReactNode {
  const { args, mount } = props;
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mount | null>(null);
  const latest = useRef({ args, mount });
  const serverHTML = useServerHTML(props);
  const shown = textOf(args);

  useBrowserLayoutEffect(() => {
    latest.current = { args, mount };
  });

  useBrowserLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    shareReact();
    mounted.current = mountWithProps(() =>
      latest.current.mount({
        client,
        selector: element,
        callbacks: {
          onEvent: (event) => latest.current.args.callbacks?.onEvent?.(event),
          onError: (error) => latest.current.args.callbacks?.onError?.(error),
        },
      }),
    );
  }, [client, shown]);

  // In StrictMode and in a hidden <Activity>, React cleans up effects but keeps the element. The widget stays
  // mounted then, so that the typed text is kept.
  useEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.isConnected) mounted.current?.unmount();
    };
  }, []);

  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={serverHTML} />;
}
