import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../tests/renderUi';
import { holdTime, pass } from '../../../tests/time';
import { GuardedButton } from './GuardedButton';

const PAUSE_MS = 700;
const MOUSE = { pointerType: 'mouse', width: 1, height: 1, pressure: 0.5 };
const TOUCH = { pointerType: 'touch', width: 20, height: 20, pressure: 0.5 };
/** As TalkBack and VoiceOver press. */
const READERS = [
  { pointerType: 'mouse', width: 1, height: 1, pressure: 0 },
  { pointerType: 'mouse', width: 0, height: 0, pressure: 0 },
];

/** jsdom has no pointer events. */
function firePointer(element: Element, type: string, pointer: object, screenX = 0): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, screenX, screenY: 5 });
  fireEvent(element, Object.assign(event, pointer));
}

beforeEach(holdTime);
afterEach(() => jest.useRealTimers());

function setUp() {
  const onClick = jest.fn();
  renderUi(<GuardedButton onClick={onClick}>Allow</GuardedButton>);
  const button = screen.getByRole('button', { name: 'Allow' });
  const press = (pointer: object) => {
    firePointer(button, 'pointerdown', pointer);
    fireEvent.click(button, { detail: 1 });
  };
  const move = (screenX: number) => firePointer(button, 'pointermove', MOUSE, screenX);
  const isOff = () => button.getAttribute('aria-disabled') === 'true';
  const wait = (ms: number) => act(() => pass(ms));
  return { onClick, button, press, move, isOff, wait };
}

const RETURNS: [string, () => void][] = [
  ['focused', () => void window.dispatchEvent(new Event('focus'))],
  ['made visible', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['restored', () => void window.dispatchEvent(new Event('pageshow'))],
];

const tap = (place: Element) => {
  firePointer(place, 'pointerdown', TOUCH);
  fireEvent.click(place, { detail: 1 });
};

const PRESSES: [string, (button: Element) => void][] = [
  ['tap', tap],
  ['tap beside the button', () => tap(document.body)],
  ['press of a key', (button) => void fireEvent.click(button)],
];

describe('§4 Consent by double click: a guarded button', () => {
  it('does nothing for 700 ms after it is shown, and says so by aria-disabled', async () => {
    const { onClick, press, move, isOff, wait } = setUp();
    await wait(PAUSE_MS - 1);
    expect(isOff()).toBe(true);
    move(1);
    move(2);
    await wait(1);
    expect(isOff()).toBe(false);
    press(MOUSE);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each(PRESSES)(
    'a %s in the 700 ms does nothing and starts them again; one after them counts',
    async (_, by) => {
      const { onClick, button, press, move, isOff, wait } = setUp();
      move(1);
      move(2);
      for (let time = 0; time < 5; time++) {
        await wait(PAUSE_MS - 1);
        expect(isOff()).toBe(true);
        by(button);
      }
      expect(onClick).not.toHaveBeenCalled();
      await wait(PAUSE_MS - 1);
      expect(isOff()).toBe(true);
      await wait(1);
      expect(isOff()).toBe(false);
      // The mouse has moved before, which still counts.
      press(MOUSE);
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );

  it.each(RETURNS)('and for 700 ms after the page is %s again', async (_, comeBack) => {
    const { onClick, press, move, isOff, wait } = setUp();
    await wait(PAUSE_MS);
    move(1);
    act(comeBack);
    expect(isOff()).toBe(true);
    press(MOUSE);
    press(TOUCH);
    await wait(PAUSE_MS - 1);
    expect(isOff()).toBe(true);
    await wait(1);
    expect(isOff()).toBe(false);
    // The mouse rests since.
    press(MOUSE);
    expect(onClick).not.toHaveBeenCalled();
    expect(isOff()).toBe(true);
    await wait(PAUSE_MS);
    move(2);
    press(MOUSE);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('one event for a window that appears under a resting mouse is no movement', async () => {
    const { onClick, press, move, wait } = setUp();
    move(1);
    await wait(PAUSE_MS);
    press(MOUSE);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('after the pause touch, screen readers and the keyboard need no movement', async () => {
    const { onClick, button, press, wait } = setUp();
    await wait(PAUSE_MS);
    [TOUCH, ...READERS].forEach(press);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(4);
    button.focus();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(5);
  });

  it('a press that focuses its frame counts, and a press that began in the pause does not', async () => {
    const { onClick, button, move, isOff, wait } = setUp();
    await wait(PAUSE_MS);
    move(1);
    firePointer(button, 'pointerdown', MOUSE);
    act(() => void window.dispatchEvent(new Event('focus')));
    fireEvent.click(button, { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);

    firePointer(button, 'pointerdown', TOUCH);
    await wait(PAUSE_MS);
    fireEvent.click(button, { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(isOff()).toBe(true);
  });
});
