import type { UnknownName } from '../../domain/calls/checkValues';
import {
  localeAdvice,
  publicTokenAdvice,
  releasesAdvice,
  unknownNameAdvice,
} from '../../domain/config/optionAdvice';
import type { WidgetConfig } from '../../domain/config/config';
import { fingerprintOf, type Drawn } from '../../domain/config/fingerprint';
import type { Prefill } from '../../domain/config/prefill';
import type { WidgetKind } from '../../domain/screens';
import { fingerprintAdvice, prefillAdvice, wrongPrefillAdvice } from '../../domain/config/mountAdvice';
import {
  compositionRulesAdvice,
  cookieNamesAdvice,
  lifetimeAdvice,
} from '../../domain/config/securityAdvice';
import type { ColorScheme, Styles } from '../../domain/theme/styles';
import { themeAdvice } from '../../domain/theme/themeAdvice';
import { createColorReader } from './cssColors';
import { supportsCss } from '../page/supportsCss';

/** Warnings for developers about their options, each with its fix. */
export interface Advice {
  ofClient(publicToken: unknown, unknownOptions: readonly UnknownName[]): string[];
  ofStyles(styles: Styles, colorScheme?: ColorScheme): string[];
  /** @param fingerprint what the server has rendered */
  ofServerMarkup(fingerprint: string, kind: WidgetKind, args: Drawn): string[];
  ofLocale(unknown: string, known: readonly string[]): string[];
  /** Warnings about valid options that miss a security standard's recommendation, and about values that are left out. */
  ofConfig(config: WidgetConfig | null | undefined): string[];
  /** A warning about a field's value that is left out, by a check that comes later. */
  ofPrefill(field: keyof Prefill): string[];
  ofCompositionRules(): string[];
  ofCookieNames(): string[];
  ofReleases(found: readonly string[]): string[];
  /** Logs each warning once, because a host may mount again at each of its renders. */
  log(lines: readonly string[]): void;
}

const asNote = (line: string): string => `Development note: ${line}`;

export function createAdvice(warn: (line: string) => void): Advice {
  const logged = new Set<string>();
  return {
    ofClient: (publicToken, unknownOptions) => [
      ...publicTokenAdvice(publicToken),
      ...unknownOptions.map(unknownNameAdvice),
    ],
    ofStyles: (styles, colorScheme) => themeAdvice(styles, createColorReader(), colorScheme, supportsCss),
    ofServerMarkup: (fingerprint, kind, args) => fingerprintAdvice(fingerprint, fingerprintOf(kind, args)),
    ofLocale: localeAdvice,
    ofConfig: (config) => [...lifetimeAdvice(config).map(asNote), ...wrongPrefillAdvice(config?.prefill)],
    ofPrefill: (field) => [prefillAdvice(field)],
    ofCompositionRules: () => compositionRulesAdvice().map(asNote),
    ofCookieNames: () => cookieNamesAdvice().map(asNote),
    ofReleases: releasesAdvice,
    log(lines) {
      for (const line of lines) {
        if (!logged.has(line)) warn(line);
        logged.add(line);
      }
    },
  };
}
