// Runs in each page before its own scripts. Marks when there is a field, and when React has taken it over.
const noted = {};
Object.assign(window, { noted });

function mark(what) {
  noted[what] ??= performance.mark(what).startTime;
}

const fieldIn = (root) => root?.querySelector('input:not([disabled])');

/** In light DOM, or in the shadow root of an element in the place that a widget was given. */
function findField() {
  const place = document.querySelector('#widget');
  if (!place) return fieldIn(document);
  return (
    fieldIn(place) ?? [...place.querySelectorAll('*')].map((part) => fieldIn(part.shadowRoot)).find(Boolean)
  );
}

/** Painted before its framework is there; the provider's field comes with it, and a plain form has none. */
const isWithoutApp = (field) =>
  field.closest('pricerx-auth') && !Object.keys(field).some((key) => key.startsWith('__reactFiber'));

function look() {
  const field = findField();
  if (field?.getClientRects().length > 0) {
    mark('typeable');
    if (!isWithoutApp(field)) mark('attached');
  }
  if (noted.attached === undefined) requestAnimationFrame(look);
}
requestAnimationFrame(look);
