import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Mount, MountArgs } from '../index';
import { safeValue } from './heights';
import { useClient } from './PriceRxAuthProvider';
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
  mount: (own: Pick<MountArgs, 'client' | 'selector' | 'callbacks'>) => Mount;
  /** Height of the empty element, in px or as a CSS value: the usual height of the widget. */
  height: number | string | undefined;
}

const CALL = /Invalid call to PriceRxAuth\.mount(\w+)/;

/** Calls a mount function. Its error about wrong arguments names the component, whose props they are. */
function mountWithProps(mount: () => Mount): Mount {
  try {
    return mount();
  } catch (error) {
    if (error instanceof Error)
      for (const key of ['message', 'stack'] as const)
        error[key] = error[key]?.replace(CALL, 'Invalid props of <$1>') ?? '';
    throw error;
  }
}

/** The element in which a widget is mounted. Changed arguments update the widget without a new mount. */
export function MountPoint({ args, mount, height }: MountPointProps): ReactNode {
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mount | null>(null);
  const latest = useRef({ args, mount });
  // The same object for every render, so that React does not set it again after the mount has removed it.
  const [reserved] = useState({
    minHeight: height,
    minWidth: `min(${widthOf(args)}, 100%)`,
  });
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
    element.style.minHeight = '';
    element.style.minWidth = '';
  }, [client, shown]);

  // In StrictMode and in a hidden <Activity>, React cleans up effects but keeps the element. The widget stays
  // mounted then, so that the typed text is kept.
  useEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.isConnected) mounted.current?.unmount();
    };
  }, []);

  return <div ref={place} style={reserved} />;
}

const widthOf = ({ styles }: WidgetProps<MountArgs>): string =>
  safeValue('width', styles?.container?.width, '400px');
