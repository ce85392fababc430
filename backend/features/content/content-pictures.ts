/** A picture of editors, without its bytes. */
export interface ContentPicture {
  fileName: string;
  contentHash: string;
  width: number;
  height: number;
  /** Under which readers fetch it: with the picture the name changes, so that what was fetched once is right for ever. */
  servedName: string;
}

/** The pictures that the shop has, by the names that editors give them. */
export interface ContentPictures {
  find(fileName: string): ContentPicture | undefined;
}

/** How much of the hash stands in the name. */
const hashLength = 12;

export function pictureNameOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}

export function servedNameOf({ fileName, contentHash }: { fileName: string; contentHash: string }): string {
  const name = pictureNameOf(fileName);
  return `${name}--${contentHash.slice(0, hashLength)}${fileName.slice(name.length)}`;
}

/** By the name without the ending: readers get each picture in several forms. */
export function contentPictures(
  rows: { fileName: string; contentHash: string; width: number; height: number }[],
): ContentPictures {
  const byName = new Map(
    rows.map((row) => [pictureNameOf(row.fileName), { ...row, servedName: servedNameOf(row) }]),
  );
  return {
    find(fileName) {
      const picture = byName.get(pictureNameOf(fileName));
      return picture?.fileName === fileName ? picture : undefined;
    },
  };
}
