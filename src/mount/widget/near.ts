/**
 * What a visitor does who is about to use an element, and what a password manager does that fills its fields or submits. Screen readers
 * may press a button without a pointer.
 */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'change',
  'click',
  'submit',
];

/**
 * Calls back once, when the visitor comes near an element: with pointer, touch, focus or key; at once when the focus is inside. It does so
 * before the event reaches its target, so that the target can get the listeners that handle it.
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const ended = new AbortController();
  const near = () => {
    ended.abort();
    callback();
  };
  if (element.matches(':focus-within')) near();
  else
    for (const sign of SIGNS)
      element.addEventListener(sign, near, { signal: ended.signal, passive: true, capture: true });
  return () => ended.abort();
}
