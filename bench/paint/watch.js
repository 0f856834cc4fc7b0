// Runs in each page before the page's scripts. Marks the times at which a field exists and at which React is
// attached to it.
const noted = {};
Object.assign(window, { noted });

function mark(what) {
  noted[what] ??= performance.mark(what).startTime;
}

const fieldIn = (root) => root?.querySelector('input:not([disabled])');

/** The field may be in light DOM, or in a shadow root of an element inside the widget's container. */
function findField() {
  const place = document.querySelector('#widget');
  if (!place) return fieldIn(document);
  return (
    fieldIn(place) ?? [...place.querySelectorAll('*')].map((part) => fieldIn(part.shadowRoot)).find(Boolean)
  );
}

/**
 * Whether the field was drawn before its framework. The provider's field is drawn by its framework, and a plain form
 * has none.
 */
const isWithoutApp = (field) =>
  field.closest('pricerx-auth') && !Object.keys(field).some((key) => key.startsWith('__reactFiber'));

function look() {
  const field = findField();
  if (field?.getClientRects().length > 0) {
    mark('typeable');
    if (document.querySelector('[data-pricerx]')) mark('adopted');
    if (!isWithoutApp(field)) mark('attached');
  }
  if (noted.attached === undefined) requestAnimationFrame(look);
}
requestAnimationFrame(look);
