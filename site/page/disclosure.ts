/** Opens the list of pages when it is beside the text, and closes it when it is above the text. Without scripts it is open. */
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
