import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures that the merchant has put into the shop's folder, such as those of categories, brands and campaigns. */
export type MerchantPictures = (path: string) => Promise<{ bytes: Buffer; type: string } | undefined>;

const types = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
]);

/** One name without folders: nothing outside can be asked for. */
const form = /^\/images\/list\/raw\/([A-Za-z0-9][\w-]{0,99})\.(avif|webp|jpg|png)$/;

export function readMerchantPictures(folder: string): MerchantPictures {
  return async (path) => {
    const [, name, ending = ''] = form.exec(path) ?? [];
    if (!name) return undefined;
    const bytes = await readFile(join(folder, 'list', `${name}.${ending}`)).catch(() => undefined);
    return bytes && { bytes, type: types.get(ending) ?? '' };
  };
}
