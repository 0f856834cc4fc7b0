/** §2 Email confirmation: links to three webmail services, two searches for the sender's domain and one inbox. */
export function webmailLinks(senderDomain: string | null) {
  const gmail = senderDomain ? `from:@${senderDomain} in:anywhere` : 'in:anywhere';
  const yahoo = senderDomain ? `keyword=${encodeURIComponent(senderDomain)}` : 'referrer=unread';
  return [
    {
      id: 'link.openInGmail',
      url: `https://mail.google.com/mail/u/0/#search/${encodeURIComponent(gmail)}`,
    },
    {
      id: 'link.openInYahoo',
      url: `https://mail.yahoo.com/d/search/${yahoo}`,
    },
    {
      id: 'link.openInOutlook',
      url: 'https://outlook.office.com/mail/0/inbox',
    },
  ] as const;
}

/** The sender's domain: the host's hint, else the project's mail domain if it has exactly one. */
export const senderDomainOf = (hint: string | undefined, emailDomains: readonly string[]): string | null =>
  hint || (emailDomains.length === 1 ? (emailDomains[0] ?? null) : null);
