declare const __VERSION__: string;

// The build inserts it. Code that runs without a build, such as the demo's server, has none.
/** The package's version. */
export const VERSION: string = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0';
export const SDK_IDENTIFIER = 'pricerx-auth';
