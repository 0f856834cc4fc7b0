/** The list of pages is open beside the text, and closed above it. Without scripts it is open. */
export const startDisclosure = (): void => {
  const side = document.getElementById('side');
  if (!(side instanceof HTMLDetailsElement)) return;
  const wide = matchMedia('(min-width: 900px)');
  const show = (): void => {
    side.open = wide.matches;
  };
  wide.addEventListener('change', show);
  show();
  side.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
};
