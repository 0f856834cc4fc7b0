import { inspect } from 'node:util';

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** What a developer reads in the console. A test says which of it was expected; the rest fails the test. */
export interface HeardConsole {
  /** Everything so far, also what was expected. */
  all(): string[];
  /** Takes the lines that hold this text, so that they count as expected. */
  take(text: string): string[];
  /** The lines that no test took. */
  left(): string[];
}

export function listenToConsole(): HeardConsole {
  const heard: string[] = [];
  let open: string[] = [];
  for (const level of LEVELS) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
      // Redux Toolkit's development checks tell how slow this machine is.
      if (/Middleware took \d+ms/.test(line)) return;
      heard.push(line);
      // What standards ask for beyond a test's config is not about the test.
      if (!line.includes('Development note:')) open.push(line);
    });
  }
  return {
    all: () => [...heard],
    take(text) {
      const taken = open.filter((line) => line.includes(text));
      open = open.filter((line) => !line.includes(text));
      return taken;
    },
    left: () => [...open],
  };
}
