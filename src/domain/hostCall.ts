/** Calls a host's function. What it throws is the host's: it is logged and stops nothing. */
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
