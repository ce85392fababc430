interface NamedPicture {
  /** Article number, ISBN or GTIN. */
  code: string;
  /** `1`, `2`, `back`: identifies the picture among the product's pictures. */
  source: string;
}

/**
 * `9789100000000.jpg`, `9789100000000_2.jpg`, `9789100000000-back.jpg`. Article numbers may contain hyphens, so a name has
 * several readings. The first reading whose code is the number of a product counts.
 */
export function readPictureName(fileName: string): NamedPicture[] {
  const name = fileName.replace(/\.[a-z]{3,4}$/i, '').trim();
  const readings: NamedPicture[] = [{ code: name, source: '1' }];
  // From the last separator to the first: ISBNs have hyphens too.
  for (const { index } of [...name.matchAll(/[-_. ]/g)].reverse()) {
    const code = name.slice(0, index).replace(/[-_. ]+$/, '');
    const source = name.slice(index + 1).toLowerCase();
    // `_02` is the same source as `_2`.
    if (code !== '' && isSource(source)) readings.push({ code, source: source.replace(/^0+(?=\d)/, '') });
  }
  return readings;
}

/** Whether a text can identify a picture among those of its product: in a URL of the management API, or in a file name. */
export function isSource(name: string): boolean {
  return /^([a-z][a-z0-9-]{0,39}|\d{1,3})$/.test(name) && !/^0+$/.test(name);
}

const orderOfNames = ['front', 'back', 'spine', 'inside'];

/** `front` and the numbers come first, then the other known names, then all others. */
export function sortOrderOf(source: string): number {
  if (/^\d+$/.test(source)) return Number(source) - 1;
  if (source === 'front') return 0;
  const index = orderOfNames.indexOf(source);
  return 1000 + (index < 0 ? orderOfNames.length : index);
}

/** A source that is a name, not a number, is also a tag of the picture. */
export function tagsOf(source: string): string[] {
  return /^\d+$/.test(source) ? [] : [source];
}
