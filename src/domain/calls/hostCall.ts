/** Calls a host's function. Its exceptions are logged. */
export function callHostFunction(
  log: { error(message: string): void },
  name: string,
  call: () => void,
): void {
  try {
    call();
  } catch (error) {
    log.error(`${name} threw: ${error instanceof Error ? error.message : String(error)}`);
  }
}
