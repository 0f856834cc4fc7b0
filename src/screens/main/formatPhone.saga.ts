import { put, takeLatest, type Operation } from '../../sagas/effects';
import { formatPhone } from '../../sagas/phone';
import { selectConfig, selectScreen } from '../scope';
import { countryChanged, mainSlice, phoneChanged, phoneFormatted } from './slice';

function* selectPhone() {
  const { phone } = yield* selectScreen(mainSlice);
  const { defaultCountry } = (yield* selectConfig()).otpOptions;
  return { text: phone.text, country: phone.country ?? defaultCountry };
}

/** Spaces and brackets do not count: formatting adds them, and a quick visitor types on before they are drawn. */
const lengthOf = (text: string): number => text.replace(/[^\p{Nd}+]/gu, '').length;

export function* formatPhoneSaga(): Operation<void> {
  let length = 0;

  /**
   * As-you-type formatting. A text that got no longer is left alone: deleting a bracket must not bring it back. A number that
   * came at once, by paste or autofill, is shown with its country code in the selector; a typed code stays where it is.
   */
  function* formatTyped(): Operation<void> {
    const { text, country } = yield* selectPhone();
    const growth = lengthOf(text) - length;
    length += growth;
    const parsed = yield* formatPhone(text, country);
    if (!parsed) return;
    const formatted = growth > 1 && parsed.splits ? parsed.national : parsed.asTyped;
    const shown = growth > 0 ? formatted : text;
    length = lengthOf(shown);
    yield* put(phoneFormatted({ typed: text, text: shown, country: parsed.country }));
  }

  yield* takeLatest([phoneChanged, countryChanged], formatTyped);
  // What was typed or filled before this code was here.
  if ((yield* selectPhone()).text !== '') yield* formatTyped();
}
