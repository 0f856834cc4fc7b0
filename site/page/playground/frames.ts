import { el } from '../../../demo/page/parts/dom';

/** CSS pixels of the pages in the frames. */
const FRAMES = [
  { name: 'phone', title: 'On a phone', width: 375, height: 640 },
  { name: 'desktop', title: 'On a desktop', width: 1024, height: 640 },
] as const;

interface Framed {
  element: HTMLElement;
  frame: HTMLIFrameElement;
}

/** A frame with a page of the given size, scaled down to the width of its container. */
const framed = ({ name, title, width, height }: (typeof FRAMES)[number], search: string): Framed => {
  const frame = el('iframe', { src: `frame.html?${search}`, title, width, height, class: 'frame__page' });
  const box = el('div', { class: 'frame__box' }, frame);
  const element = el(
    'figure',
    { class: `frame frame--${name}` },
    el('figcaption', {}, `${title} (${width} px)`),
    box,
  );
  new ResizeObserver(() => {
    const scale = Math.min(1, box.clientWidth / width);
    frame.style.transform = `scale(${scale})`;
    box.style.height = `${height * scale}px`;
  }).observe(box);
  return { element, frame };
};

/** The live widget on a phone and on a desktop. */
export const createFrames = (place: HTMLElement, search: string) => {
  let shown = search;
  const frames = FRAMES.map((each) => framed(each, search));
  const post = ({ frame }: Framed): void =>
    frame.contentWindow?.postMessage({ choice: shown }, location.origin);
  place.append(...frames.map(({ element }) => element));
  addEventListener('message', ({ origin, data, source }) => {
    if (origin !== location.origin || data !== 'ready') return;
    const ready = frames.find(({ frame }) => frame.contentWindow === source);
    // The choice has changed since the frame was created.
    if (ready && shown !== search) post(ready);
  });
  return {
    show(next: string): void {
      if (next === shown) return;
      shown = next;
      frames.forEach(post);
    },
  };
};
