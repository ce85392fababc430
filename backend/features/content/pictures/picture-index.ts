/** A picture that an editor imported, without its bytes. */
export interface ContentPicture {
  fileName: string;
  contentHash: string;
  width: number;
  height: number;
  /** The file name in URLs. It contains the hash, so that responses can be cached without expiry. */
  servedName: string;
}

/** The shop's pictures by file name. */
export interface PictureIndex {
  find(fileName: string): ContentPicture | undefined;
}

/** Characters of the hash in the served name. */
const hashLength = 12;

/** The file name without its extension. */
export function pictureNameOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}

function servedNameOf({ fileName, contentHash }: { fileName: string; contentHash: string }): string {
  const name = pictureNameOf(fileName);
  return `${name}--${contentHash.slice(0, hashLength)}${fileName.slice(name.length)}`;
}

/** Pictures are identified by their name without extension, because each is served in several formats. */
export function createPictureIndex(
  rows: { fileName: string; contentHash: string; width: number; height: number }[],
): PictureIndex {
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
