/**
 * §2 Email confirmation: links to three webmail services, two searches for the sender's domain and one inbox, each with an
 * envelope of our own on a coloured tile.
 */
export function webmailLinks(senderDomain: string | null) {
  const gmail = senderDomain ? `from:@${senderDomain} in:anywhere` : 'in:anywhere';
  const yahoo = senderDomain ? `keyword=${encodeURIComponent(senderDomain)}` : 'referrer=unread';
  return [
    {
      id: 'link.openInGmail',
      url: `https://mail.google.com/mail/u/0/#search/${encodeURIComponent(gmail)}`,
      mark: { color: '#C5362B', lines: 'M5 17V8l7 5.5L19 8v9' },
    },
    {
      id: 'link.openInYahoo',
      url: `https://mail.yahoo.com/d/search/${yahoo}`,
      mark: { color: '#6A3BD0', lines: 'M5 10.5 12 5l7 5.5V18H5zM5 10.5l7 4.5 7-4.5' },
    },
    {
      id: 'link.openInOutlook',
      url: 'https://outlook.office.com/mail/0/inbox',
      mark: { color: '#1B6EC2', lines: 'M5 7h14v10H5zM5 8l7 5 7-5' },
    },
  ] as const;
}

/** The sender's domain: the host's hint, else the project's mail domain if it has exactly one. */
export const senderDomainOf = (hint: string | undefined, emailDomains: readonly string[]): string | null =>
  hint || (emailDomains.length === 1 ? (emailDomains[0] ?? null) : null);
