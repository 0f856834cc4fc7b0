import type { OfferKey } from '../../prices';
import type { App } from '../app';
import { el, hidden } from './dom';
import { rememberSave } from '../session/pendingSave';
import { say } from './say';

/** "Save this price". A signed-out visitor signs in first, and the price is saved afterwards. */
export const saveButton = (app: App, offer: OfferKey, label: string): HTMLButtonElement => {
  const text = el('span');
  const element = el('button', { type: 'button' }, text, hidden(` of ${label}`));
  let busy = false;

  const isSaved = (): boolean =>
    app.auth?.account.isSignedIn() === true && app.auth.saved.find(offer) !== undefined;

  const show = (): void => {
    const saved = isSaved();
    element.className = saved ? 'button button--quiet' : 'button';
    element.setAttribute('aria-disabled', String(busy));
    text.textContent = saved ? '✓ Saved' : 'Save this price';
  };

  const press = async (): Promise<void> => {
    if (busy) return;
    if (isSaved()) return app.go('/saved');
    if (app.auth?.account.isSignedIn() !== true) {
      rememberSave({ ...offer, label });
      return app.go('/sign-in');
    }
    busy = true;
    show();
    const outcome = await app.auth.saved.save(offer);
    busy = false;
    show();
    say('problem' in outcome ? outcome.problem : `Saved: ${label}.`);
  };

  element.addEventListener('click', () => void press());
  element.addEventListener('saved-prices-changed', show);
  show();
  return element;
};

/** Updates all save buttons below an element. */
export const refreshSaveButtons = (root: HTMLElement): void => {
  for (const element of root.querySelectorAll('button'))
    element.dispatchEvent(new Event('saved-prices-changed'));
};
