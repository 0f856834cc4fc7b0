/**
 * Runs in the page before the entry, for the HTML of a server: enables the submit buttons, keeps submissions from navigating, and
 * stores the last pressed button, which the entry presses again. Inline, or as a file of the host.
 */
export const EARLY_SCRIPT =
  'Document.prototype.querySelectorAll.call(document,"pricerx-auth[data-fingerprint]").forEach(w=>{if("pressed"in w)return;' +
  'let r=w.shadowRoot||w;w.pressed=null;r.querySelectorAll("[type=submit]").forEach(b=>b.disabled=false);' +
  'r.addEventListener("submit",e=>e.preventDefault());' +
  'r.addEventListener("click",e=>w.pressed=e.target.closest("button"))})';

/** For a Content Security Policy without nonces: `script-src 'sha256-…'`. */
export const EARLY_SCRIPT_HASH = 'sha256-BmBHHE6bl0je6EIQsFSgiQRp1e5v44wQhyFrbcIszjA=';
