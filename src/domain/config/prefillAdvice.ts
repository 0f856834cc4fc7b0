import { resolvePrefill, type Prefill } from './prefill';
import type { WidgetConfig } from './widgetConfig';

const EXPECTED: Prefill = { email: 'an email address', phone: 'a phone number' };

/** A warning about a value that is left out. It does not show the value, which names a person. */
export const prefillAdvice = (field: keyof Prefill): string =>
  `config.prefill.${field} is not ${EXPECTED[field]}, so the field stays empty.`;

/** The warnings about a host's values. */
export function wrongPrefillAdvice(given: WidgetConfig['prefill']): string[] {
  const used = resolvePrefill(given);
  const fields = Object.keys(used) as (keyof Prefill)[];
  return fields.filter((field) => (given?.[field] ?? '') !== '' && used[field] === '').map(prefillAdvice);
}
