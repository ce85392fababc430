import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { FileCache } from './file-cache.ts';
import { encodeImage } from './image-format.ts';
import type { CoverRequest } from './image-path.ts';

/** Draws the cover of a product as SVG, 800 by 1000. The same product must give the same drawing. */
export type DrawCover = (product: Product) => string | Promise<string>;

export interface CoverStore {
  /** Undefined if no product has a cover of this file name. `network` is the visitor's. */
  get(request: CoverRequest, network?: string): Promise<Buffer | undefined>;
}

/** Creates the store of covers that the shop draws. */
export function createCoverStore(
  folder: string,
  files: FileCache,
  drawByFileName: (fileName: string) => Promise<string | undefined>,
): CoverStore {
  return {
    get(request, network) {
      const { width, height, fileName, format } = request;
      const path = join(folder, `${width}x${height}`, fileName.replace(/jpg$/, format));
      const draw = async () => {
        const svg = await drawByFileName(fileName);
        return svg === undefined ? undefined : renderCover(svg, request);
      };
      return files.get(path, draw, network);
    },
  };
}

/** The width of every drawing, in SVG units. */
const drawingWidth = 800;
/** The dots per inch at which sharp renders one SVG unit as one pixel. */
const defaultDensity = 72;

/** Renders the SVG at the requested size, so that large covers are sharp. A square size shows the middle of the cover. */
function renderCover(svg: string, { width, height, format }: CoverRequest): Promise<Buffer> {
  const density = (defaultDensity * width) / drawingWidth;
  return encodeImage(sharp(Buffer.from(svg), { density }).resize({ width, height }), format);
}
