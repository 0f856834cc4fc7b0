import { PHONE_FORMATTING_TIMEOUT_MS, PHONE_VALIDATION_TIMEOUT_MS } from '../domain/constants';
import type { CountryCode, PhoneOrigin } from '../domain/countries';
import { withDialCode } from '../domain/phoneText';
import type { ParsedPhone } from '../browser/phone';
import { call, delay, getServices, race, type Operation } from './effects';

/** The parser is a chunk of its own: it may be slow to come, or not come at all. */
function* parseWithin(ms: number, text: string, country?: CountryCode): Operation<ParsedPhone | null> {
  const { parsePhone } = yield* getServices();
  const { parsed } = yield* race({
    parsed: call(() => parsePhone(text, country).catch(() => null)),
    late: delay(ms),
  });
  return parsed ?? null;
}

/** §5 Phone: parsed within 2 s; without an answer the country code and the raw input, taken for valid. */
export function* validatePhone(
  text: string,
  { country, dialCode }: PhoneOrigin,
): Operation<{ isValid: boolean; number: string }> {
  const parsed = yield* parseWithin(PHONE_VALIDATION_TIMEOUT_MS, text, country);
  return parsed ?? { isValid: true, number: withDialCode(text, dialCode) };
}

/** The number as people of its country write it; null when that cannot be had within 10 s. */
export const formatPhone = (text: string, country?: CountryCode): Operation<ParsedPhone | null> =>
  parseWithin(PHONE_FORMATTING_TIMEOUT_MS, text, country);
