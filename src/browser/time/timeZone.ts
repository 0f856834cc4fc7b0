interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/**
 * IANA name of the time zone. Temporal is preferred: Intl takes about 12 ms for it, which delays first paint.
 */
export const timeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
