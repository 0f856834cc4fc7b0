/** `/telemetry.js`: the device's fingerprint, as far as a sandbox needs one: an id that the sandbox has given out. */
export const TELEMETRY_SCRIPT = /* js */ `(() => {
  window.GetTelemetryID = (publicToken, submitUrl) =>
    fetch(submitUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ public_token: publicToken }),
    })
      .then((answer) => answer.json())
      .then((answer) => answer.telemetry_id);
})();
`;
