import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { checkManagementKey } from '#backend/http/management-key.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { MAX_ALT_TEXT_LENGTH } from '#contract/product/picture-file.ts';
import { isSource } from './importing/picture-names.ts';
import { listPictures, removePictures, setPicture } from './manage-pictures.ts';
import { PictureError } from './storing/picture-error.ts';
import { describeTooManyBytes, maxPictureBytes, type PictureServices } from './storing/store-picture.ts';

/** `code` is an article number, ISBN or GTIN. `name` is the picture's `source`. */
const picturesPath = '/manage/products/:code/pictures';

/** The management API of pictures. `docs/pictures.md` describes it. */
export function pictureRoutes(services: PictureServices, key: string): BackendRoute[] {
  // Responds with an error to a request without the management key.
  const withManagementKey =
    (
      handler: (request: HttpRequest, code: string, name: string) => Promise<HttpResponse>,
    ): BackendRoute['handler'] =>
    async (request, { code = '', name = '' }) =>
      checkManagementKey(request, key) ?? handler(request, code, name);
  return [
    { method: 'GET', pattern: picturesPath, handler: withManagementKey((_, code) => list(services, code)) },
    {
      method: 'PUT',
      pattern: `${picturesPath}/:name`,
      handler: withManagementKey((request, code, name) => put(services, request, code, name)),
    },
    {
      method: 'DELETE',
      pattern: `${picturesPath}/:name`,
      handler: withManagementKey((_, code, name) => remove(services, code, name)),
    },
  ];
}

async function list({ db }: PictureServices, code: string): Promise<HttpResponse> {
  const pictures = await listPictures(db, code);
  if (!pictures) throw unknownProductError(code);
  return jsonResponse(
    { pictures: pictures.map(({ source, productId: _, ...picture }) => ({ name: source, ...picture })) },
    noStore,
  );
}

async function put(
  services: PictureServices,
  request: HttpRequest,
  code: string,
  name: string,
): Promise<HttpResponse> {
  if (!isSource(name))
    throw badInputError(
      'The name of a picture is a number from 1 to 999, or a word of letters a–z, digits and hyphens.',
    );
  const details = readDetails(new URLSearchParams(request.search));
  const bytes = await request.bytes(maxPictureBytes);
  if (!bytes) throw new RejectedRequestError(413, 'LIMIT_EXCEEDED', describeTooManyBytes());
  try {
    const picture = await setPicture(services, { code, source: name, bytes, ...details });
    if (!picture) throw unknownProductError(code);
    const { fileName, width, height } = picture;
    return jsonResponse({ name, fileName, width, height }, noStore);
  } catch (error) {
    if (error instanceof PictureError) throw badInputError(error.message);
    throw error;
  }
}

async function remove({ db }: PictureServices, code: string, name: string): Promise<HttpResponse> {
  const removed = await removePictures(db, code, name);
  if (removed === 0)
    throw new RejectedRequestError(404, 'BAD_INPUT', 'The product does not exist, or has no such picture.');
  return { status: 204, headers: noStore, body: '' };
}

/** `?sortOrder=1&tag=back&alt.sv-SE=Baksidan`. Alt texts that are sent replace all stored ones. */
function readDetails(parameters: URLSearchParams) {
  const altTexts: Record<string, string> = {};
  for (const [key, value] of parameters) {
    const [, language] = /^alt\.([A-Za-z]{2,3}(?:-[A-Za-z]{2})?)$/.exec(key) ?? [];
    if (language) altTexts[language] = value.slice(0, MAX_ALT_TEXT_LENGTH);
    else if (key !== 'sortOrder' && key !== 'tag') throw badInputError(`The parameter ${key} is unknown.`);
  }
  const order = parameters.get('sortOrder');
  if (order !== null && !/^\d{1,4}$/.test(order))
    throw badInputError('sortOrder is a number from 0 to 9999.');
  const tags = parameters.getAll('tag');
  if (tags.some((tag) => !/^[\w-]{1,40}$/.test(tag)))
    throw badInputError('A tag has 1 to 40 letters, digits, hyphens and underscores.');
  return {
    sortOrder: order === null ? undefined : Number(order),
    tags: tags.length > 0 ? tags : undefined,
    altTexts: Object.keys(altTexts).length > 0 ? altTexts : undefined,
  };
}

function badInputError(message: string): RejectedRequestError {
  return new RejectedRequestError(400, 'BAD_INPUT', message);
}

function unknownProductError(code: string): RejectedRequestError {
  return new RejectedRequestError(
    404,
    'BAD_INPUT',
    `No product has the article number, ISBN or GTIN ${code.slice(0, 60)}.`,
  );
}
