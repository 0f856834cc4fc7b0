import { act, screen } from '@testing-library/react';
import { renderUi } from '../../../tests/renderUi';
import { holdTime } from '../../../tests/time';
import { LiveAnnouncement } from './LiveAnnouncement';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const announced = () => screen.getByRole('status').textContent;

beforeEach(holdTime);
afterEach(() => jest.useRealTimers());

describe('§2 Screens: the announcement of a visible text (WCAG 4.1.3)', () => {
  it('announces the first text only, and removes it after 7 s, so that it is not read twice', () => {
    const { rerender } = renderUi(<LiveAnnouncement about="waiting" text="45 s left" />);
    expect(announced()).toBe('45 s left');
    rerender(<LiveAnnouncement about="waiting" text="44 s left" />);
    pass(6_999);
    expect(announced()).toBe('45 s left');
    pass(1);
    expect(announced()).toBe('');
    rerender(<LiveAnnouncement about="waiting" text="38 s left" />);
    expect(announced()).toBe('');
  });

  it('announces the next subject, for its own 7 s', () => {
    const { rerender } = renderUi(<LiveAnnouncement about="waiting" text="45 s left" />);
    pass(5_000);
    rerender(<LiveAnnouncement about="sent" text="Code sent" />);
    expect(announced()).toBe('Code sent');
    pass(5_000);
    expect(announced()).toBe('Code sent');
    pass(2_000);
    expect(announced()).toBe('');
  });
});
