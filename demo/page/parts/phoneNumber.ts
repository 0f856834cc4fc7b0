type Format = (e164: string) => string;

let format: Format | undefined;

/** Loads the phone number formats of all countries, and calls `then` when they are loaded for the first time. */
export const wantPhoneFormat = (then: () => void): void => {
  if (format !== undefined) return;
  import(/* webpackChunkName: "phoneFormat" */ './phoneFormat').then(
    ({ formatPhone }) => {
      format = formatPhone;
      then();
    },
    // Without the formats the E.164 number is shown.
    () => undefined,
  );
};

/** The formatted number, or the E.164 number until the formats are loaded. */
export const shownPhone = (e164: string): string => format?.(e164) ?? e164;
