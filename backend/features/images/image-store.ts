import { join } from 'node:path';
import type { ImageAddress } from './image-path.ts';
import type { KeptFiles } from './file-cache.ts';
import { renderImage } from './render-image.ts';

export interface ImageStore {
  /** Nothing where there is no picture of that name. */
  get(address: ImageAddress): Promise<Buffer | undefined>;
}

/** Covers of books, drawn by the shop. */
export function createImageStore(
  folder: string,
  files: KeptFiles,
  draw: (fileName: string) => Promise<string | undefined>,
): ImageStore {
  return {
    get(address) {
      const { width, height, fileName, format } = address;
      return files.get(join(folder, `${width}x${height}`, fileName.replace(/jpg$/, format)), async () => {
        const svg = await draw(fileName);
        return svg === undefined ? undefined : renderImage(svg, address, format);
      });
    },
  };
}
