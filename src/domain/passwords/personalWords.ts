/** Parts of email addresses, which the strength estimate treats as easy to guess. */
export const personalWords = (emails: readonly string[]): string[] =>
  emails.flatMap((email) => [email, ...email.split(/[@.+_-]/)]).filter((word) => word.length > 2);
