declare const __VERSION__: string;

/** The package's version, inserted by the build; the demo's server runs without a build. */
export const VERSION: string = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0';
export const SDK_IDENTIFIER = 'pricerx-auth';
