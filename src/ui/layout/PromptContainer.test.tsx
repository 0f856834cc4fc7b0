import { act, screen } from '@testing-library/react';
import { renderUi } from '../../../tests/renderUi';
import { holdTime } from '../../../tests/time';
import { PromptContainer } from './PromptContainer';

type Sized = (entries: { contentRect: { height: number } }[]) => void;

/** jsdom has no layout, so the test sets the heights that the browser observes. */
let told: Sized;
class Observer {
  constructor(listener: Sized) {
    told = listener;
  }
  observe() {}
  disconnect() {}
}
const sized = (height: number) => act(() => told([{ contentRect: { height } }]));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const place = () => {
  const area = document.getElementById('prompt')!.parentElement!.parentElement!;
  return getComputedStyle(area).height;
};

beforeEach(() => {
  holdTime();
  Object.assign(globalThis, { ResizeObserver: Observer });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

describe('§4 One Tap: the height of the prompt', () => {
  it('is 47px with a spinner until the prompt shows', () => {
    renderUi(<PromptContainer id="prompt" pending="Loading" />);
    expect(place()).toBe('47px');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('takes the first two observed heights at once, and later ones after 100 ms', () => {
    renderUi(<PromptContainer id="prompt" pending={null} />);
    sized(120);
    expect(place()).toBe('120px');
    sized(180);
    expect(place()).toBe('180px');
    sized(200);
    pass(99);
    expect(place()).toBe('180px');
    sized(240);
    pass(99);
    expect(place()).toBe('180px');
    pass(1);
    expect(place()).toBe('240px');
    sized(90);
    pass(100);
    expect(place()).toBe('90px');
  });

  it('does not change while the prompt has no height', () => {
    renderUi(<PromptContainer id="prompt" pending={null} />);
    sized(0);
    pass(100);
    expect(place()).toBe('47px');
    sized(120);
    sized(180);
    expect(place()).toBe('180px');
  });
});
