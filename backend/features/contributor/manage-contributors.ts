import sharp from 'sharp';
import { encodeImage } from '#backend/features/images/image-format.ts';
import { listPictureKey } from '#backend/features/images/merchant-pictures.ts';
import { checkPicture, type PictureServices } from '#backend/features/picture/storing/store-picture.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { slug } from '#contract/product/slug.ts';
import {
  type ContributorRow,
  selectContributors,
  updateBiography,
  updateImage,
} from './contributors.queries.ts';

interface ContributorDetails {
  /** Key or name. */
  contributor: string;
  /** Null removes the picture, undefined leaves it unchanged. */
  picture?: Uint8Array | null | undefined;
  /** By language; an empty text removes the biography. */
  biographies: ReadonlyMap<LocaleCode, string>;
}

/** Twice the width of the widest column in which pages show the picture, for high-density screens. */
const maxSide = 1200;
const maxBiographyLength = 10_000;

/** With `onlyMissing`: only contributors without a picture or without any biography. */
export async function listContributors(
  db: PictureServices['db'],
  { onlyMissing = false } = {},
): Promise<ContributorRow[]> {
  const contributors = await selectContributors(db, null);
  return onlyMissing
    ? contributors.filter(({ image, biographies }) => image === null || biographies.length === 0)
    : contributors;
}

/** Sets the picture and the biographies of an author, translator or other contributor. Returns the name. */
export async function setContributor(
  services: PictureServices,
  { contributor, picture, biographies }: ContributorDetails,
): Promise<string> {
  const found = await findContributor(services.db, contributor);
  for (const biography of biographies.values())
    if (biography.length > maxBiographyLength)
      throw new ShopError('BAD_INPUT', `A biography may have ${maxBiographyLength} characters at most.`);
  const image = picture ? await storePortrait(services, found.name, picture) : picture;
  await services.db.transaction().execute(async (trx) => {
    if (image !== undefined) await updateImage(trx, found.key, image);
    for (const [language, biography] of biographies)
      await updateBiography(trx, { key: found.key, language, biography: biography.trim() });
  });
  return found.name;
}

async function findContributor(db: PictureServices['db'], keyOrName: string): Promise<ContributorRow> {
  const [found, ...others] = await selectContributors(db, keyOrName);
  if (!found) throw new ShopError('BAD_INPUT', `There is no contributor ${keyOrName}.`);
  const byKey = [found, ...others].find(({ key }) => key === keyOrName);
  if (!byKey && others.length > 0)
    throw new ShopError(
      'BAD_INPUT',
      `Several contributors have the name ${keyOrName}. Use a key: ${[found, ...others].map(({ key }) => key).join(', ')}.`,
    );
  return byKey ?? found;
}

/** The file name contains a hash of the picture, because browsers cache pictures by URL. */
async function storePortrait(services: PictureServices, name: string, bytes: Uint8Array): Promise<string> {
  // The name that `checkPicture` returns begins with 16 characters of the picture's hash.
  const { fileName: hashedName } = await checkPicture(services, bytes);
  const resized = sharp(bytes)
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  // A name in a non-Latin script has an empty slug.
  const fileName = `${slug(name).slice(0, 60)}-${hashedName.slice(0, 16)}.webp`.replace(/^-/, '');
  await services.storage.put(listPictureKey(fileName), await encodeImage(resized, 'webp'), 'image/webp');
  return fileName;
}
