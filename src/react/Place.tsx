import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Mount, MountArgs } from '../index';
import { safeValue } from './heights';
import { useClient } from './PriceRxAuthProvider';

/** Arguments of a mount, without those that a component knows by itself. */
export type WidgetProps<Args extends MountArgs> = Omit<
  Args,
  'client' | 'publicToken' | 'options' | 'selector'
>;

/** React warns of layout effects on a server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Tells whether arguments differ. A function is the same as any other, because the last one given is called. */
const textOf = (args: object): string =>
  JSON.stringify(args, (_, value: unknown) => (typeof value === 'function' ? 'function' : value));

interface PlaceProps {
  /** The props of the component. */
  args: WidgetProps<MountArgs>;
  mount: (own: Pick<MountArgs, 'client' | 'selector' | 'callbacks'>) => Mount;
  /** The widget's usual height, in px or as a CSS value, which the empty place takes. */
  height: number | string | undefined;
}

/** The element in which a widget is mounted. Changed arguments are given to the same widget. */
export function Place({ args, mount, height }: PlaceProps): ReactNode {
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mount | null>(null);
  const latest = useRef({ args, mount });
  // As state, so that React does not set it again: once the widget is there, its own size counts.
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
    mounted.current = latest.current.mount({
      client,
      selector: element,
      callbacks: {
        onEvent: (event) => latest.current.args.callbacks?.onEvent?.(event),
        onError: (error) => latest.current.args.callbacks?.onError?.(error),
      },
    });
    element.style.minHeight = '';
    element.style.minWidth = '';
  }, [client, shown]);

  // React also cleans effects up in StrictMode and in a hidden Activity. The element stays then, and so does the
  // widget with what its visitor has typed.
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
