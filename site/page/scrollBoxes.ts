/** The name of a box, by what it contains. */
const nameOf = (box: Element): string =>
  box.matches('pre') ? 'Code' : box.closest('.diagram') ? 'Diagram' : 'Table';

/** Boxes with hidden columns can be scrolled by keyboard: they get a tab stop and a name. Others get none. */
export const startScrollBoxes = (): void => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isScrolled = target.scrollWidth > target.clientWidth;
      target.toggleAttribute('tabindex', isScrolled);
      if (!isScrolled) {
        target.removeAttribute('role');
        target.removeAttribute('aria-label');
        continue;
      }
      target.setAttribute('tabindex', '0');
      target.setAttribute('role', 'group');
      target.setAttribute('aria-label', nameOf(target));
    }
  });
  for (const box of document.querySelectorAll('.scroll, pre')) observer.observe(box);
};
