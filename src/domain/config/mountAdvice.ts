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

/** Warns when a server has rendered a widget from other arguments than those of the mount, which names what differs. */
export function fingerprintAdvice(server: string, browser: string): string[] {
  const [ones, others] = [server.split(' '), browser.split(' ')];
  const unequal = [
    ...ones.filter((part) => !others.includes(part)),
    ...others.filter((part) => !ones.includes(part)),
  ];
  const names = [...new Set(unequal.map((part) => part.replace(/:.*/, '')))];
  return names.length === 0
    ? []
    : [
        `The server rendered this widget with another ${names.join(', ')} than the page mounts, so it was drawn again. Give both the same arguments, and use the same version of the package.`,
      ];
}
