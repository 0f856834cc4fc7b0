/** Warns when a server has rendered a widget from other arguments than those of the mount, which names what differs. */
export function fingerprintAdvice(server: string, browser: string): string[] {
  const [ones, others] = [server.split(' '), browser.split(' ')];
  const unequal = [
    ...ones.filter((part) => !others.includes(part)),
    ...others.filter((part) => !ones.includes(part)),
  ];
  const names = [...new Set(unequal.map((part) => part.replace(/:.*/, '')))];
  return names.length === 0
    ? []
    : [
        `The server rendered this widget with another ${names.join(', ')} than the page mounts, so it was drawn again. Give both the same arguments, and use the same version of the package.`,
      ];
}
