const EMAIL_PATTERN = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/;
/** RFC 5321: the longest deliverable address. The limit also bounds the pattern's work. */
const EMAIL_MAX_LENGTH = 254;

/** §5 Email: the pattern. Trim the text first. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
