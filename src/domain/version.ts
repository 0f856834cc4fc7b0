declare const __VERSION__: string;

/** The package's version, inserted by the build. */
export const VERSION: string = __VERSION__;
export const SDK_IDENTIFIER = 'pricerx-auth';
