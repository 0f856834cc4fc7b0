import { byId } from './dom';

const SHOWN_MS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message at the bottom of the page, which screen readers announce. */
export const showToast = (message: string): void => {
  clearTimeout(timer);
  byId('status').textContent = message;
  timer = setTimeout(() => byId('status').replaceChildren(), SHOWN_MS);
};
