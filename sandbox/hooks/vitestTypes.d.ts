// Vitest is installed by the host; these are the parts that the sandbox uses.
declare module 'vitest' {
  type Hook = (run: () => Promise<void>) => void;
  export const beforeAll: Hook;
  export const afterEach: Hook;
  export const afterAll: Hook;
}
