/** Whether the visitor can see the page: nothing is asked of one who is elsewhere. */
export interface PageVisibility {
  isVisible(): boolean;
  /** @returns stops it. */
  onChange(listener: () => void): () => void;
}

export function createPageVisibility({
  document,
  window,
}: {
  document: Document;
  window: Window;
}): PageVisibility {
  let isLeft = false;
  return {
    isVisible: () => !isLeft && document.visibilityState !== 'hidden',
    onChange(listener) {
      const stops = (['pagehide', 'pageshow', 'visibilitychange'] as const).map((type) => {
        const target = type === 'visibilitychange' ? document : window;
        const heard = () => {
          isLeft = type === 'pagehide';
          listener();
        };
        target.addEventListener(type, heard);
        return () => target.removeEventListener(type, heard);
      });
      return () => stops.forEach((stop) => stop());
    },
  };
}
