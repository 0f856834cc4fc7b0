/** A browser program, and the environment variables that it needs. */
export interface BrowserProgram {
  executablePath: string;
  env?: Record<string, string>;
}
