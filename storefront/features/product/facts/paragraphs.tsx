/** The paragraphs of a text, which are separated by empty lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may occur twice, and the order is fixed.
      <p key={index}>{paragraph}</p>
    ));
}
