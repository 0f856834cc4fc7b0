interface LocationInside {
  assign(address: string): void;
  replace(address: string): void;
  href: string;
}

/** The navigations of the page, which jsdom does not follow. */
export interface PageLeaves {
  /** The addresses navigated to, in order. */
  addresses(): string[];
  /** The submitted forms with their action and fields, in order. */
  forms(): { method: string; action: string; fields: [string, string][] }[];
}

/** Call this before the first navigation. Jest's `restoreMocks` undoes it. */
export function catchPageLeaves(): PageLeaves {
  const addresses: string[] = [];
  const forms: ReturnType<PageLeaves['forms']> = [];
  // jsdom's `location` cannot be replaced, but its implementation object can.
  const [inside] = Object.getOwnPropertySymbols(location);
  const behind = (location as unknown as Record<symbol, LocationInside>)[inside!]!;
  for (const method of ['assign', 'replace'] as const)
    jest.spyOn(behind, method).mockImplementation((address) => void addresses.push(address));
  jest.spyOn(behind, 'href', 'set').mockImplementation((address) => void addresses.push(address));
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    // Browsers do not submit a form outside of the document.
    if (!document.body.contains(this)) return;
    const attribute = (name: string) => this.attributes.getNamedItem(name)?.value ?? '';
    const fields = [...this.querySelectorAll('input')].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    forms.push({ method: attribute('method'), action: attribute('action'), fields });
  });
  return { addresses: () => addresses, forms: () => forms };
}
