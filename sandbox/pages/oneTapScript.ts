import { DRAW_PROMPT } from './oneTapPrompt';

/**
 * `/gsi/client`: One Tap with the interface of Google's script without FedCM. It fetches the accounts and the credential
 * from the sandbox.
 */
export const oneTapScript = (origin: string): string => /* js */ `(() => {
  const ORIGIN = ${JSON.stringify(origin)};
${DRAW_PROMPT}
  /** The options of initialize(), and the current prompt. */
  let config = null;
  let round = null;

  const momentOf = (type, reason) => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display' && reason === undefined,
    isNotDisplayed: () => type === 'display' && reason !== undefined,
    getNotDisplayedReason: () => (type === 'display' ? reason : undefined),
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => (type === 'skipped' ? reason : undefined),
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
  });

  /** Removes the prompt and reports the reason to the page. */
  function end(type, reason) {
    const { host, listener, stopListening } = round;
    round = null;
    if (stopListening) stopListening();
    if (host) host.remove();
    listener(momentOf(type, reason));
  }

  async function choose(mine, given, email) {
    const { client_id, nonce } = given;
    const answer = await fetch(ORIGIN + '/gsi/credential', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id, nonce, email }),
    }).then(
      (response) => response.json(),
      () => ({ error: 'The sandbox cannot be reached.' }),
    );
    if (round !== mine) return undefined;
    if (answer.error) return answer.error;
    end('dismissed', 'credential_returned');
    given.callback({ credential: answer.credential, clientId: client_id, select_by: 'user' });
    return undefined;
  }

  function onTapOutside(host, act) {
    const listen = (event) => {
      if (!event.composedPath().includes(host)) act();
    };
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }

  function show(mine, given, found) {
    const parent = given.prompt_parent_id ? document.getElementById(given.prompt_parent_id) : null;
    mine.host = drawPrompt({
      parent,
      project: found.project,
      accounts: found.accounts,
      choose: (email) => choose(mine, given, email),
      close: () => end('skipped', 'user_cancel'),
    });
    if (given.cancel_on_tap_outside !== false && !parent)
      mine.stopListening = onTapOutside(mine.host, () => end('skipped', 'tap_outside'));
    mine.listener(momentOf('display'));
  }

  async function prompt(listener = () => {}) {
    if (!config) return console.error('google.accounts.id.initialize() has to be called first.');
    if (round) end('dismissed', 'flow_restarted');
    const [given, mine] = [config, { listener }];
    round = mine;
    const found = await fetch(ORIGIN + '/gsi/prompt?client_id=' + encodeURIComponent(given.client_id)).then(
      (response) => response.json(),
      () => ({ failure: { moment: 'display', reason: 'unknown_reason' } }),
    );
    if (round !== mine) return undefined;
    return found.failure ? end(found.failure.moment, found.failure.reason) : show(mine, given, found);
  }

  window.google = window.google || {};
  window.google.accounts = window.google.accounts || {};
  window.google.accounts.id = {
    initialize: (given) => {
      config = { ...given };
    },
    prompt: (listener) => void prompt(listener),
    cancel: () => {
      if (round) end('dismissed', 'cancel_called');
    },
    disableAutoSelect: () => {},
  };
  if (typeof window.onGoogleLibraryLoad === 'function') window.onGoogleLibraryLoad();
})();
`;
