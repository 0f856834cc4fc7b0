/** Words of an email address: easy to guess for whoever knows the person, so a password of them is weak. */
export const personalWords = (emails: readonly string[]): string[] =>
  emails.flatMap((email) => [email, ...email.split(/[@.+_-]/)]).filter((word) => word.length > 2);
