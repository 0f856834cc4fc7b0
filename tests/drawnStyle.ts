/** A custom property's value on an element, or on the nearest one around it that has it. */
function propertyOn(element: Element | null, name: string): string {
  if (!element) return '';
  return getComputedStyle(element).getPropertyValue(name) || propertyOn(element.parentElement, name);
}

/** The value of a CSS property with its custom properties replaced, which jsdom does not do. */
export function drawnStyle(element: Element, property: string): string {
  const value = getComputedStyle(element).getPropertyValue(property);
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => propertyOn(element, name));
}
