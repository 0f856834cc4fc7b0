/** `/telemetry.js`: fetches a telemetry id from the sandbox instead of fingerprinting the device. */
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
