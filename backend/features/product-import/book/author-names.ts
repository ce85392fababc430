/** Suffixes that follow the whole name. */
const suffix = /^(jr|sr|junior|senior|[IVX]{1,4}|ph\.? ?d|m\.? ?d)\.?$/i;
/** Titles that precede the whole name. They stay, because "Mrs. Henry Wood" is not Henry Wood. */
const prefix =
  /^(sir|dame|lady|lord|mrs|mr|miss|dr|saint|st|pope|king|queen|emperor|empress|prince|princess|madame|don)\.?$/i;
/** "Harper & Brothers, Inc." */
const company = /^(inc|ltd|llc|plc|co|ab|as|a\/s|oy|gmbh)\.?$/i;
/** "Freiherr von", "duc de", "Earl of": the family name follows the title. */
const openTitle = /\b(?:of|von|von der|zu|de|de la|du|di|da|van|af|av)$|\b(?:d|l)['’]$/i;
/** "Augustine, of Hippo" */
const epithet = /^(of|the|de|di|da|du|von|van|av|af|den|der)\s/;

/**
 * "Lagerlöf, Selma; Kennedy, John F. (John Fitzgerald)" → Selma Lagerlöf, John F. Kennedy. With `asWritten`, each name stays as
 * it is in the cell.
 */
export function readAuthors(cell: string, { asWritten = false } = {}): string[] {
  const names = cell
    .split(/[;|]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
  return [...new Set(asWritten ? names : names.map(inNaturalOrder))];
}

/** "Lagerlöf, Selma" → "Selma Lagerlöf". A name without a comma is not changed. */
function inNaturalOrder(name: string): string {
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  if (given === '') return family;
  if (company.test(given)) return name;
  const titles = more.map(withoutFullForm).filter((part) => part !== '');
  if (prefix.test(given)) return `${given} ${family}`;
  if (suffix.test(given)) return `${family} ${given}`;
  if (epithet.test(given)) return `${family} ${given}`;
  const first = withoutFullForm(given) || given;
  const title = titles.find((part) => openTitle.test(part));
  if (title) {
    // German titles follow the given name without a comma: "Ferdinand Graf von Zeppelin".
    const comma = /^(Freiherr|Graf|Fürst) /.test(title) ? '' : ',';
    return `${first}${comma} ${title}${/['’]$/.test(title) ? '' : ' '}${family}`;
  }
  // "Tennyson, Alfred Tennyson, Baron": the given names repeat the family name.
  const whole = first.endsWith(` ${family}`) || first === family ? first : `${first} ${family}`;
  const before = titles.find((part) => prefix.test(part));
  const after = titles.find((part) => suffix.test(part));
  return [before, whole, after].filter((part) => part !== undefined).join(' ');
}

/** "John F. (John Fitzgerald)" → "John F.", "Jane [Translator]" → "Jane". */
function withoutFullForm(name: string): string {
  return name.replace(/\s*(\([^)]*\)|\[[^\]]*\])/g, '').trim();
}
