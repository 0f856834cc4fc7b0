import { escapeHtml, page } from './document';

/** The error page for a refused request that has no valid redirect URL. */
export const refusalPage = (status: number, errorType: string, message: string): Response =>
  page(
    'This sign-in cannot continue',
    `<p>${escapeHtml(message)}</p><p><code>${escapeHtml(errorType)}</code></p>`,
    status,
  );
