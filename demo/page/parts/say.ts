import { byId } from './dom';

const SHOWN_MS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A short message at the foot of the page, read out by screen readers without moving focus. */
export const say = (message: string): void => {
  clearTimeout(timer);
  byId('status').textContent = message;
  timer = setTimeout(() => byId('status').replaceChildren(), SHOWN_MS);
};
