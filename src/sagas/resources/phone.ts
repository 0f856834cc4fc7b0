import { PHONE_FORMATTING_TIMEOUT_MS, PHONE_VALIDATION_TIMEOUT_MS } from '../../domain/constants';
import type { CountryCode, PhoneOrigin } from '../../domain/phones/countries';
import { numberWithoutParser } from '../../domain/phones/sentNumber';
import type { ParsedPhone } from '../../browser/phone/phone';
import { call, delay, getServices, race, type SagaGenerator } from '../effects';

/** The parser is a chunk, which may be slow or fail to load. */
function* parseWithin(ms: number, text: string, country?: CountryCode): SagaGenerator<ParsedPhone | null> {
  const { parsePhone } = yield* getServices();
  const { parsed } = yield* race({
    parsed: call(() => parsePhone(text, country).catch(() => null)),
    late: delay(ms),
  });
  return parsed ?? null;
}

/**
 * §5 Phone: validates within 2 s. Without an answer of the parser, the dial code plus the raw input counts as valid. With
 * `choices`, the visitor has to say which number is meant.
 */
export function* validatePhone(
  text: string,
  { country, dialCode }: PhoneOrigin,
): SagaGenerator<Pick<ParsedPhone, 'isValid' | 'number' | 'choices'>> {
  const parsed = yield* parseWithin(PHONE_VALIDATION_TIMEOUT_MS, text, country);
  return parsed ?? numberWithoutParser(text, dialCode);
}

/** The number in national format; null when it cannot be formatted within 10 s. */
export const formatPhone = (text: string, country?: CountryCode): SagaGenerator<ParsedPhone | null> =>
  parseWithin(PHONE_FORMATTING_TIMEOUT_MS, text, country);
