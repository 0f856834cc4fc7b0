import { button } from './dom';

/** A button that copies the text to the clipboard, and then says whether it did. */
export const copyButton = (
  label: string,
  text: string,
  attributes?: Parameters<typeof button>[2],
): HTMLElement => {
  const shown = new Text(label);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => (shown.data = 'Copied'),
      () => (shown.data = 'Not copied'),
    );
  return button(shown, copy, attributes);
};
