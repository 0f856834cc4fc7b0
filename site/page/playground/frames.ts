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

/** A frame with a page of the given size, made smaller where there is less room. */
const framed = ({ name, title, width, height }: (typeof FRAMES)[number], search: string): Framed => {
  const frame = el('iframe', { src: `frame.html?${search}`, title, width, height, class: 'frame__page' });
  const room = el('div', { class: 'frame__room' }, frame);
  const element = el(
    'figure',
    { class: `frame frame--${name}` },
    el('figcaption', {}, `${title} (${width} px)`),
    room,
  );
  new ResizeObserver(() => {
    const scale = Math.min(1, room.clientWidth / width);
    frame.style.transform = `scale(${scale})`;
    room.style.height = `${height * scale}px`;
  }).observe(room);
  return { element, frame };
};

/** The live widget on a phone and on a desktop. */
export const createFrames = (place: HTMLElement, search: string) => {
  let shown = search;
  const frames = FRAMES.map((each) => framed(each, search));
  const tell = ({ frame }: Framed): void => frame.contentWindow?.postMessage(shown, location.origin);
  place.append(...frames.map(({ element }) => element));
  addEventListener('message', ({ origin, data, source }) => {
    if (origin !== location.origin || data !== 'ready') return;
    const ready = frames.find(({ frame }) => frame.contentWindow === source);
    // A frame that was opened with an older choice.
    if (ready && shown !== search) tell(ready);
  });
  return {
    show(next: string): void {
      if (next === shown) return;
      shown = next;
      frames.forEach(tell);
    },
  };
};
