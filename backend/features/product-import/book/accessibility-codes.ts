/** Names of EPUB accessibility metadata (schema.org) and the codes of ONIX list 196 that state the same. */
const codeOfName: Readonly<Record<string, string>> = {
  displaytransformability: '36',
  alternativetext: '14',
  longdescription: '15',
  tableofcontents: '11',
  readingorder: '13',
  pagenavigation: '19',
  synchronizedaudiotext: '20',
  textual: '52',
  none: '09',
};

/** The code of list 196 for a name of EPUB metadata; a code or a sentence is returned unchanged. */
export function accessibilityCodeOf(text: string): string {
  return codeOfName[text.replace(/^schema:/, '').toLowerCase()] ?? text;
}
