import type { Runtime } from '../../src/client/runtime';
import type { Step } from '../entries/entry';
import { find, until } from './shownWidget';

function typeInto(selector: string, text: string): void {
  const input = find(selector) as HTMLInputElement;
  // Sets the value with the native setter, because React ignores values that its own setter has recorded.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }),
  );
}

/** Takes a step on the way from the mounted widget to the state. */
export async function take(step: Step, { store }: Runtime): Promise<void> {
  switch (step.do) {
    case 'dispatch': {
      const [mountId] = Object.keys(store.getState().widgets);
      const meta = step.action.type.startsWith('widget/') ? { meta: { mountId } } : {};
      store.dispatch({ ...step.action, ...meta });
      return;
    }
    case 'see':
      return until(step.selector, () => find(step.selector) !== null);
    case 'lack':
      return until(`no ${step.selector}`, () => find(step.selector) === null);
    case 'read':
      return until(
        `${step.selector} with ${step.value}`,
        () => (find(step.selector) as HTMLInputElement | null)?.value === step.value,
      );
    case 'type':
      await until(step.selector, () => find(step.selector) !== null);
      return typeInto(step.selector, step.text);
    case 'press':
      await until(step.selector, () => find(step.selector) !== null);
      return find(step.selector)?.click();
  }
}
