/** `/recaptcha/enterprise.js`: asks nobody anything; each token is issued by the sandbox and good once. */
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
