import { isCountryCode, type CountryCode } from '../../domain/phones/countries';
import { countryChanged, emailChanged, phoneChanged, type MainAction } from '../../screens/main/reducer';
import type { MainState } from '../../screens/main/state';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const fieldsOf = (root: ParentNode) =>
  ['email', 'phone', 'country'].map((name) => root.querySelector<HTMLInputElement>(`[name="${name}"]`));

const hasChanged = (field: HTMLInputElement | null): boolean =>
  field !== null && field.value !== field.defaultValue;

/** The fields of a server's HTML that the visitor has changed. */
export const changedFields = (root: ParentNode) => fieldsOf(root).filter(hasChanged);

/** Whether the visitor has begun to use a server's form. */
export const isTouched = (root: ParentNode): boolean =>
  root.querySelector(':focus') !== null || [...root.querySelectorAll('input')].some(hasChanged);

/** The action of a field whose value the state does not have yet. */
function actionOf({ name, value }: Field, main: MainState, defaultCountry: CountryCode): MainAction | null {
  const { email, phone } = main;
  if (name === 'email' && value !== email) return emailChanged(value);
  if (name === 'phone' && value !== phone.text) return phoneChanged(value);
  // The default country is not kept as the visitor's choice, because another mount may change it.
  const isChosen = name === 'country' && isCountryCode(value) && value !== (phone.country ?? defaultCountry);
  return isChosen ? countryChanged(value) : null;
}

/** Dispatches what is typed, chosen or filled into the fields of a first screen. */
export function watchFields(
  root: HTMLElement,
  main: () => MainState | null,
  defaultCountry: () => CountryCode,
  dispatch: (action: MainAction) => void,
  ended: AbortSignal,
) {
  function read(target: EventTarget | null): void {
    const state = main();
    const action = state && isField(target) && actionOf(target, state, defaultCountry());
    if (action) dispatch(action);
  }
  // Password managers may dispatch only one of the two events.
  for (const event of ['input', 'change'])
    root.addEventListener(event, ({ target }) => read(target), { signal: ended });
  return {
    read,
    /** Reads all of them, because autofill may dispatch no event. */
    readAll: () => fieldsOf(root).forEach(read),
  };
}
