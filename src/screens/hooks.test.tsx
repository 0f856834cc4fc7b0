import { renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { transition } from '../store/widget';
import { useActions, WidgetProvider } from './hooks';

type Given = Omit<ComponentProps<typeof WidgetProvider>, 'children'>;
const ACTIONS = { transition };

describe('§3 Widget state: a view’s own actions', () => {
  it('return undefined, so that an effect may return their result', () => {
    const received: unknown[] = [];
    const dispatch = (action: unknown) => {
      received.push(action);
      return action;
    };
    const given = {
      shown: {
        getState: () => ({ widgets: { m: {} } }),
        subscribe: () => () => undefined,
        isTravelling: () => false,
      },
      handle: { mountId: 'm', dispatch },
      flowPart: () => undefined,
    } as unknown as Given;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <WidgetProvider {...given}>{children}</WidgetProvider>
    );
    const { result, rerender } = renderHook(() => useActions(ACTIONS), { wrapper });
    expect(result.current.transition('Main')).toBeUndefined();
    expect(received).toEqual([transition('Main')]);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});
