/** A browser to start, and what its process needs to know. */
export interface BrowserProgram {
  executablePath: string;
  env?: Record<string, string>;
}
