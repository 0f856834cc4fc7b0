type Format = (e164: string) => string;

let format: Format | undefined;

/** Fetches the rules of all countries where there is a number to show; `then` is called once they are new here. */
export const wantPhoneFormat = (then: () => void): void => {
  if (format !== undefined) return;
  import(/* webpackChunkName: "phoneFormat" */ './phoneFormat').then(
    ({ formatPhone }) => {
      format = formatPhone;
      then();
    },
    // Without the rules a number stays as the provider keeps it.
    () => undefined,
  );
};

/** The number as people write it; until the rules have come, as the provider keeps it. */
export const shownPhone = (e164: string): string => format?.(e164) ?? e164;
