import { inspect } from 'node:util';

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** The lines on the console. A line that the test does not expect (`take`) fails the test. */
export interface HeardConsole {
  /** All lines, including the expected ones. */
  all(): string[];
  /** Removes and returns the lines that contain this text, because they are expected. */
  take(text: string): string[];
  /** The unexpected lines. */
  left(): string[];
}

export function listenToConsole(): HeardConsole {
  const heard: string[] = [];
  let open: string[] = [];
  for (const level of LEVELS) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
      // Redux Toolkit's development checks warn on slow machines.
      if (/Middleware took \d+ms/.test(line)) return;
      heard.push(line);
      // Warnings about optional settings of the config do not concern the test.
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
