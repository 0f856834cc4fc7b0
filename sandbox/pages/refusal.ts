import { escapeHtml, page } from './document';

/** What somebody reads whose way ends here: nothing is known that they could be sent back to. */
export const refusalPage = (status: number, errorType: string, message: string): Response =>
  page(
    'This cannot go on',
    `<p>${escapeHtml(message)}</p><p><code>${escapeHtml(errorType)}</code></p>`,
    status,
  );
