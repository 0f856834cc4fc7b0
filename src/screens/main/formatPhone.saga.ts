import { getServices, put, takeLatest, type SagaGenerator } from '../../sagas/effects';
import { formatPhone } from '../../sagas/resources/phone';
import { selectConfig, selectScreen } from '../shared/screenEffects';
import { countryChanged, phoneChanged } from './reducer';
import { mainSlice, phoneFormatted } from './slice';

function* selectPhone() {
  const { phone } = yield* selectScreen(mainSlice);
  const { defaultCountry } = (yield* selectConfig()).otpOptions;
  return { text: phone.text, country: phone.country ?? defaultCountry };
}

/** The number of digits and plus signs: formatting adds spaces and brackets between them. */
const countTyped = (text: string): number => text.replace(/[^\p{Nd}+]/gu, '').length;

export function* formatPhoneSaga(): SagaGenerator<void> {
  let count = 0;

  /**
   * As-you-type formatting. A text that became shorter is left alone, so that a deleted bracket does not
   * return. For a pasted or autofilled number, the country code moves to the selector; a typed code stays in
   * the text.
   */
  function* formatTyped(): SagaGenerator<void> {
    const { text, country } = yield* selectPhone();
    const growth = countTyped(text) - count;
    count += growth;
    const parsed = yield* formatPhone(text, country);
    if (!parsed) return;
    const formatted = growth > 1 && parsed.splits ? parsed.national : parsed.asTyped;
    const shown = growth > 0 ? formatted : text;
    count = countTyped(shown);
    yield* put(phoneFormatted({ typed: text, text: shown, country: parsed.country }));
  }

  yield* takeLatest([phoneChanged, countryChanged], formatTyped);
  yield* checkPrefill();
  // Text that was typed or autofilled before this chunk was loaded.
  if ((yield* selectPhone()).text !== '') yield* formatTyped();
}

/** Empties the field if the host's number is none. Only the parser knows, which the first screen does not have. */
function* checkPrefill(): SagaGenerator<void> {
  const { phone } = (yield* selectConfig()).prefill;
  const { text, country } = yield* selectPhone();
  if (text === '' || text !== phone) return;
  const parsed = yield* formatPhone(text, country);
  if (!parsed || parsed.isValid || parsed.choices || (yield* selectPhone()).text !== phone) return;
  (yield* getServices()).warnDeveloper((advice) => advice.ofPrefill('phone'));
  yield* put(phoneChanged(''));
}
