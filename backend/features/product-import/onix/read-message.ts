import { SaxesParser } from 'saxes';
import type { Bytes } from '../csv/peek-bytes.ts';
import { ImportError, quoted } from '../import-error.ts';
import type { Element } from './element.ts';
import { referenceNameOf } from './element-names.ts';

/** ONIX needs about 10 levels, and XHTML within texts a few more. */
const maxDepth = 64;
const maxElementsPerRecord = 50_000;
/** Also limits the text that the parser buffers. */
const maxBytesPerRecord = 5_000_000;

/**
 * The header and the records of an ONIX message in UTF-8, one at a time. Throws an `ImportError` if the message is not
 * well-formed, or has a DOCTYPE: declared entities are how XML attacks exhaust memory and read files.
 */
export async function* readMessage(text: Bytes): AsyncGenerator<Element> {
  const builder = new RecordBuilder();
  let bytesOfRecord = 0;
  const decoder = new TextDecoder();
  for await (const chunk of text) {
    bytesOfRecord += chunk.length;
    builder.write(decoder.decode(chunk, { stream: true }));
    const records = builder.take();
    if (records.length > 0) bytesOfRecord = 0;
    if (bytesOfRecord > maxBytesPerRecord)
      throw new ImportError(
        `The record that ends after line ${builder.line} is larger than ${maxBytesPerRecord} bytes.`,
      );
    yield* records;
  }
  builder.close();
  yield* builder.take();
}

/** Builds the children of the root from the parser's events. */
class RecordBuilder {
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  /** From the root to the current element. */
  readonly #open: Element[] = [];
  /** How many elements the current record has so far. */
  #elementCount = 0;
  #finished: Element[] = [];

  constructor() {
    this.#parser.on('doctype', () => this.#fail('has a DOCTYPE, which is not allowed: remove it'));
    this.#parser.on('error', ({ message }) =>
      this.#fail(`is not well-formed XML (${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`),
    );
    this.#parser.on('opentag', ({ name, attributes }) => this.#openElement(name, attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#closeElement());
  }

  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  close(): void {
    this.#parser.close();
  }

  /** Removes and returns the header and the records that are complete. */
  take(): Element[] {
    return this.#finished.splice(0);
  }

  #openElement(tag: string, attributes: Record<string, string>): void {
    const element: Element = { name: referenceNameOf(tag), attributes, children: [] };
    if (this.#open.length === 0) checkRoot(element);
    if (this.#open.length === 1) this.#elementCount = 0;
    this.#elementCount += 1;
    if (this.#elementCount > maxElementsPerRecord)
      this.#fail(`has a record with more than ${maxElementsPerRecord} elements`);
    if (this.#open.length >= maxDepth) this.#fail(`has elements in more than ${maxDepth} levels`);
    // The root has no list of its records, which would fill the memory.
    if (this.#open.length > 1) this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #addText(text: string): void {
    if (this.#open.length > 1) this.#open.at(-1)?.children.push(text);
  }

  #closeElement(): void {
    const element = this.#open.pop();
    if (element && this.#open.length === 1) this.#finished.push(element);
  }

  #fail(problem: string): never {
    throw new ImportError(`The file ${problem}, on line ${this.#parser.line}. No record was imported.`);
  }
}

function checkRoot({ name, attributes: { release = '' } }: Element): void {
  if (!/^ONIXmessage$/i.test(name))
    throw new ImportError(`The file is XML, but not an ONIX message: its root is ${quoted(name)}.`);
  if (!/^3\.[01](\.|$)/.test(release))
    throw new ImportError(
      `The message has the ONIX release ${quoted(release)}. Ask the sender for 3.0 or 3.1, which can be imported.`,
    );
}
