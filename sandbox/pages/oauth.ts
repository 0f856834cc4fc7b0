import { escapeHtml, page } from './document';

interface Account {
  provider: string;
  project: string;
  /** Accounts that have signed in before. */
  known: string[];
  /** Where the form goes. */
  action: string;
  given?: string;
  error?: string;
}

/** The provider's own page, as far as a sandbox has one: whoever you say you are, you are. */
export function accountPage({ provider, project, known, action, given = known[0] ?? '', error }: Account) {
  const options = known.map((account) => `<option value="${escapeHtml(account)}"></option>`).join('');
  const problem = error ? `<p class="error" id="problem" role="alert">${escapeHtml(error)}</p>` : '';
  return page(
    `Sign in to ${project} with ${provider}`,
    `<p>This is the sandbox in ${escapeHtml(provider)}’s place. Give the email address of any account; one that is new is made.</p>
<form method="post" action="${escapeHtml(action)}" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" list="accounts" value="${escapeHtml(given)}" autofocus${error ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
<datalist id="accounts">${options}</datalist>
${problem}
<div class="actions">
<button name="decision" value="continue">Continue</button>
<button class="quiet" name="decision" value="refuse">Refuse</button>
</div>
</form>`,
    error ? 400 : 200,
  );
}
