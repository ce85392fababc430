/** Categories, publishers and authors repeat within a few hundred books. */
const maxTexts = 2000;
/** Descriptions repeat only in the languages of one book, and are long. */
const maxRememberedLength = 200;
const maxLongTexts = 20;

/** A value for each of the last texts. A book often has the same texts in several languages. */
export class RecentTexts<Value> {
  private readonly texts = new Map<string, Value>();
  private readonly longTexts = new Map<string, Value>();

  get(text: string): Value | undefined {
    return (text.length > maxRememberedLength ? this.longTexts : this.texts).get(text);
  }

  set(text: string, value: Value): void {
    const isLong = text.length > maxRememberedLength;
    const texts = isLong ? this.longTexts : this.texts;
    if (texts.size >= (isLong ? maxLongTexts : maxTexts)) texts.clear();
    texts.set(text, value);
  }
}
