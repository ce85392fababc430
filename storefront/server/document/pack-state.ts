/** The keys of objects, and for each key the shape of its last value, which the next object's value probably has too. */
interface Shape {
  /** Counted from 1: `pack` writes 0 and negative numbers for lists. */
  number: number;
  keys: readonly string[];
  guesses: (Shape | undefined)[];
}

/**
 * JSON for the page's state: `[lists of keys, root]`. Each list of keys is written once. An object is `[number of its keys,
 * …values]`; a list of objects with the same keys is `[-number, …values of all of them]`; any other list is `[0, …items]`.
 * Repeated strings are left to the compression of the document, because references to them compress worse. The browser
 * reads the state with `unpack`.
 */
export function pack(value: unknown): string {
  const packer = new Packer();
  const root = packer.encode(value, undefined);
  return JSON.stringify([packer.keys, root]);
}

class Packer {
  readonly keys: string[][] = [];
  readonly #shapes = new Map<string, Shape>();
  /** The shape of the last encoded object. */
  #last: Shape | undefined;

  encode(value: unknown, guess: Shape | undefined): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return this.#encodeList(value, guess);
    const shape = this.#shapeOf(value, guess);
    const encoded: unknown[] = [shape.number];
    this.#addValues(encoded, value, shape);
    this.#last = shape;
    return encoded;
  }

  #encodeList(list: readonly unknown[], guess: Shape | undefined): unknown[] {
    const shape = this.#commonShapeOf(list, guess);
    if (shape === undefined) {
      const items: unknown[] = [0];
      for (const item of list) items.push(this.encode(item, guess));
      return items;
    }
    const encoded: unknown[] = [-shape.number];
    for (const item of list) this.#addValues(encoded, item as object, shape);
    this.#last = shape;
    return encoded;
  }

  #addValues(encoded: unknown[], object: object, { keys, guesses }: Shape): void {
    let index = 0;
    for (const key of keys) {
      const value = (object as Record<string, unknown>)[key];
      if (typeof value === 'object' && value !== null) {
        // `encode` replaces it, unless the value is a list without objects.
        this.#last = guesses[index];
        encoded.push(this.encode(value, guesses[index]));
        guesses[index] = this.#last;
      } else encoded.push(value);
      index++;
    }
  }

  #commonShapeOf(list: readonly unknown[], guess: Shape | undefined): Shape | undefined {
    const [first] = list;
    if (!isObject(first)) return undefined;
    const shape = this.#shapeOf(first, guess);
    // Objects without values could not be counted.
    if (shape.keys.length === 0) return undefined;
    return list.every((item) => isObject(item) && hasKeys(item, shape.keys)) ? shape : undefined;
  }

  #shapeOf(object: object, guess: Shape | undefined): Shape {
    if (guess && hasKeys(object, guess.keys)) return guess;
    const keys = Object.keys(object).filter((key) => (object as Record<string, unknown>)[key] !== undefined);
    const name = JSON.stringify(keys);
    const known = this.#shapes.get(name);
    if (known) return known;
    const shape = { number: this.keys.push(keys), keys, guesses: [] };
    this.#shapes.set(name, shape);
    return shape;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the object has exactly these keys, in this order. Keys whose value is `undefined` are ignored, as in JSON. */
function hasKeys(object: object, keys: readonly string[]): boolean {
  let index = 0;
  for (const key in object)
    if ((object as Record<string, unknown>)[key] !== undefined && key !== keys[index++]) return false;
  return index === keys.length;
}
