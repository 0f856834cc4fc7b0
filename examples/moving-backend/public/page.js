const part = (id) => document.getElementById(id);
const alert = document.querySelector('[role=alert]');

const show = (id) => ['ask', 'sign-in', 'account'].forEach((each) => (part(each).hidden = each !== id));

async function call(path, body) {
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

function showAccount({ user_id }) {
  part('account').querySelector('output').textContent = user_id;
  show('account');
}

/** Does what a form is for, and shows why it failed. */
const onSubmit = (form, work) =>
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    alert.textContent = '';
    await work(Object.fromEntries(new FormData(form))).catch(
      ({ message }) => (alert.textContent = `Not done: ${message}`),
    );
  });

let method_id;
onSubmit(part('ask'), async ({ email }) => {
  ({ method_id } = await call('code', { email }));
  show('sign-in');
});
onSubmit(part('sign-in'), async ({ code }) => showAccount(await call('sign-in', { method_id, code })));
part('account')
  .querySelector('button')
  .addEventListener('click', () => call('sign-out', {}).finally(() => show('ask')));

call('account').then(showAccount, () => show('ask'));
