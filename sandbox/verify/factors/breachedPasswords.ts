/** A few well-known breached passwords. Some of them satisfy the LUDS rules. */
const BREACHED = `
  123456 1234567 12345678 123456789 1234567890 0123456789 111111 000000 123123 654321 666666 987654321
  password password1 password12 password123 password1234 password1! password123! password123$ passw0rd passw0rd!
  p@ssword p@ssword1 p@ssword1! p@ssword123 p@ssword123! p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd123 p@ssw0rd123!
  pa$$word pa$$w0rd pa$$word1 pa$$w0rd123!
  qwerty qwerty1 qwerty12 qwerty123 qwerty123! qwertyuiop qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx!qaz@wsx
  1qaz!qaz 1qaz@wsx zaq12wsx zaq1@wsx zxcvbnm asdfghjkl abc123 abcd1234 abcd1234! abc123! abcdefg1!
  iloveyou iloveyou1 iloveyou1! letmein letmein1 letmein123! welcome welcome1 welcome1! welcome123 welcome123!
  admin admin123 admin123! admin@123 administrator root toor changeme changeme1! changeme123! secret secret123 secret123!
  monkey dragon sunshine sunshine1! princess football baseball master superman batman trustno1 whatever shadow
  michael jennifer hello123 hello123! hunter2 charlie donald starwars pokemon solo freedom computer internet
  test1234 test1234! test123! spring2024! summer2024! winter2024! autumn2024! summer2023! winter2023!`;

const LIST: ReadonlySet<string> = new Set(BREACHED.trim().split(/\s+/));

export const isBreached = (password: string): boolean => LIST.has(password.toLowerCase());
