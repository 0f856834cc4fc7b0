/** `/recaptcha/enterprise.js`: shows no challenge. The sandbox issues each token for one use. */
export const captchaScript = (origin: string): string => /* js */ `(() => {
  const issue = (siteKey) =>
    fetch(${JSON.stringify(`${origin}/recaptcha/enterprise/token`)}, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ site_key: siteKey }),
    })
      .then((answer) => answer.json())
      .then((answer) => answer.token);
  window.grecaptcha = window.grecaptcha || {};
  window.grecaptcha.enterprise = {
    ready: (callback) => void Promise.resolve().then(callback),
    execute: (siteKey) => issue(siteKey),
  };
})();
`;
