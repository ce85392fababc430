/** Categories, publishers and authors repeat within a few hundred books. */
const maxTexts = 2000;
/** Longer texts are descriptions, which repeat only in the languages of one book. */
const maxShortLength = 200;
const maxLongTexts = 20;

/** A value for each of the last texts. A book often has the same texts in several languages. */
export class RecentTexts<Value> {
  private readonly texts = new Map<string, Value>();
  private readonly longTexts = new Map<string, Value>();

  get(text: string): Value | undefined {
    return (text.length > maxShortLength ? this.longTexts : this.texts).get(text);
  }

  set(text: string, value: Value): void {
    const isLong = text.length > maxShortLength;
    const texts = isLong ? this.longTexts : this.texts;
    if (texts.size >= (isLong ? maxLongTexts : maxTexts)) texts.clear();
    texts.set(text, value);
  }
}
