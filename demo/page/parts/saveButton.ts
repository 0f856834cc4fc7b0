import type { OfferKey } from '../../prices';
import type { App } from '../app';
import { t, translated } from '../language/language';
import { el } from './dom';
import { rememberSave } from '../session/pendingSave';
import { showToast } from './toast';

/** "Save", for one price. A signed-out visitor signs in first, and the price is saved afterwards. */
export const saveButton = (app: App, offer: OfferKey, label: string): HTMLButtonElement => {
  const element = el('button', { type: 'button' });
  let busy = false;

  const isSaved = (): boolean =>
    app.auth?.account.isSignedIn() === true && app.auth.saved.find(offer) !== undefined;

  const show = (): void => {
    const saved = isSaved();
    element.className = `button save${saved ? ' save--done' : ''}`;
    element.setAttribute('aria-disabled', String(busy));
    element.textContent = t(saved ? '✓ Saved' : 'Save');
    element.setAttribute(
      'aria-label',
      t(saved ? '✓ Saved: {label}' : 'Save this price of {label}', { label }),
    );
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
    showToast('problem' in outcome ? translated(outcome.problem) : t('Saved: {label}.', { label }));
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
