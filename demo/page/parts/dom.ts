type Attributes = Record<string, string | number | boolean | undefined>;
type Child = Node | string | undefined;

/** Creates an element. Text is added as text nodes, so that data cannot become markup. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
};

export const button = (
  label: string | Text,
  onClick: () => void,
  { className = 'button', ...attributes }: Attributes & { className?: string } = {},
): HTMLButtonElement => {
  const element = el('button', { type: 'button', class: className, ...attributes }, label);
  element.addEventListener('click', onClick);
  return element;
};

export const hidden = (text: string | Text): HTMLElement => el('span', { class: 'visually-hidden' }, text);

export const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element #${id}.`);
  return element;
};
