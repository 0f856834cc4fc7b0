interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** The IANA name of this browser's time zone. Intl needs a dozen milliseconds for it, and nothing is drawn before. */
export const timeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
