import { digestPassword } from '#contract/auth.ts';

/** The most guessed passwords of at least the minimum length. */
const common = `
  password password1 password12 password123 password1234 passw0rd passwort p@ssw0rd p@ssword pa55word
  1234567 12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 0987654321 9876543210
  1111111 11111111 0000000 00000000 2222222 5555555 6666666 7777777 77777777 88888888 99999999 1212121 12121212
  123123123 12341234 1234qwer 123qweasd 123456a 123456q 1234567a 123456abc 12345qwert 147258369 159753456
  qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop qwerty12345 qwertyuiopå qazwsxedc 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zxcvbnm zxcvbnm1 asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf
  abcdefg abcdefgh abc12345 abcd1234 abc123456 a123456 a1234567 a12345678 aaaaaaa aaaaaaaa aa123456
  iloveyou iloveyou1 iloveyou2 iloveme princess princess1 sunshine sunshine1 football football1 baseball basketball
  superman batman1 spiderman pokemon starwars dragon1 monkey1 monkey123 michael michelle jessica jennifer charlie
  jordan23 liverpool chelsea arsenal manchester computer internet samsung microsoft google1 facebook whatever
  welcome welcome1 welcome123 letmein letmein1 trustno1 changeme changeme1 default secret1 secret123 master1
  admin123 admin1234 administrator rootroot testtest test1234 testing testing123 guest123 user1234 demo1234 login123
  hello123 hellohello freedom shadow1 mustang blink182 corvette hunter2 killer1 pepper1 ginger1 summer1 winter1
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026
  lösenord lösenord1 lösenord123 losenord losenord1 losenord123 hejhejhej hejsan123 hejsan1 sommar1 sommar123
  sommar2024 sommar2025 sommar2026 vinter1 vinter2026 älskling alskling fotboll fotboll1 sverige sverige1 stockholm
  stockholm1 goteborg göteborg malmöff hammarby djurgarden bajen123 mamma123 pappa123 kalleanka bullen123
  kodeord kodeord1 kodeord123 adgangskode danmark danmark1 fodbold sommerfugl hejmeddig københavn jegelskerdig
  passord passord1 passord123 passord1234 norge123 norge1234 fotball sommer1 sommer123 sommer2026 mammapappa
  salasana salasana1 salasana123 suomi123 perkele perkele1 helsinki jalkapallo rakastan minttu1 äitiäiti kissa123
  kvarto1 kvarto123 kvartokvarto bokhandel böcker1 bokhandel1`;

let digests: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is on the list, empty, or the customer's e-mail address. The backend receives only the digest of a
 * password, so the list is digested too, once.
 */
export async function isCommonPassword(digest: string, email: string): Promise<boolean> {
  digests ??= digestAll(common.trim().split(/\s+/).flatMap(spellings));
  const emailDigests = await digestAll([email, email.split('@', 1)[0] ?? '', ''].flatMap(spellings));
  return emailDigests.has(digest) || (await digests).has(digest);
}

function spellings(password: string): string[] {
  const capitalized = password.slice(0, 1).toUpperCase() + password.slice(1);
  return [password, capitalized, password.toUpperCase(), `${capitalized}!`, `${password}!`];
}

async function digestAll(passwords: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await Promise.all(passwords.map(digestPassword)));
}
