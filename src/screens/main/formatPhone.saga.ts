import { put, takeLatest, type Operation } from '../../sagas/effects';
import { formatPhone } from '../../sagas/phone';
import { selectScreen } from '../scope';
import { countryChanged, mainSlice, phoneChanged, phoneFormatted } from './slice';

/** As-you-type formatting. A text that got shorter is left alone: deleting a bracket must not bring it back. */
function* formatTyped(): Operation<void> {
  const { text, country } = (yield* selectScreen(mainSlice)).phone;
  const parsed = yield* formatPhone(text, country);
  if (!parsed || parsed.national === text) return;
  yield* put(phoneFormatted({ typed: text, national: parsed.national, country: parsed.country }));
}

export function* formatPhoneSaga(): Operation<void> {
  let length = 0;
  yield* takeLatest([phoneChanged, countryChanged], function* (): Operation<void> {
    const { text } = (yield* selectScreen(mainSlice)).phone;
    const grew = text.length > length;
    length = text.length;
    if (grew) yield* formatTyped();
  });
}
