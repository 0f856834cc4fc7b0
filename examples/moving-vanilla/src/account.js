/** Shows the signed-in user of a client in place of another element of the page. */
export function showAccount(stytch, signIn) {
  const account = document.querySelector('#account');
  const show = (user) => {
    account.querySelector('output').textContent = user?.emails[0]?.email ?? '';
    account.hidden = !user;
    signIn.hidden = Boolean(user);
  };
  account.querySelector('button').addEventListener('click', () => stytch.session.revoke());
  stytch.user.onChange(show);
  show(stytch.user.getSync());
}
