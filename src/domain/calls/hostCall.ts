/** Calls a host's function. An exception from it is logged and goes no further. */
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
