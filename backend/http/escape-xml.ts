/** Characters that XML 1.0 does not allow even if escaped: control characters except tab and line ends, and invalid Unicode. */
const forbidden = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]|\p{Cs}/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers would read it as a line feed.
  '\r': '&#13;',
};

/** For the text and the attributes of XML. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
