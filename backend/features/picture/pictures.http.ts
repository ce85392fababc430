import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { checkManagementKey } from '#backend/http/management-key.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { MAX_ALT_TEXT_LENGTH } from '#contract/product/picture-file.ts';
import { isSource } from './importing/picture-names.ts';
import { listPictures, removePictures, setPicture } from './manage-pictures.ts';
import { PictureError } from './storing/picture-error.ts';
import { describeTooManyBytes, maxPictureBytes, type PictureServices } from './storing/store-picture.ts';

const path = '/manage/products/:number/pictures';

/** The management API of pictures. `docs/pictures.md` describes it. */
export function pictureRoutes(services: PictureServices, key: string): BackendRoute[] {
  const managed =
    (
      handler: (request: HttpRequest, number: string, name: string) => Promise<HttpResponse>,
    ): BackendRoute['handler'] =>
    async (request, { number = '', name = '' }) =>
      checkManagementKey(request, key) ?? handler(request, number, name);
  return [
    { method: 'GET', pattern: path, handler: managed((_, number) => list(services, number)) },
    {
      method: 'PUT',
      pattern: `${path}/:name`,
      handler: managed((request, number, name) => put(services, request, number, name)),
    },
    {
      method: 'DELETE',
      pattern: `${path}/:name`,
      handler: managed((_, number, name) => remove(services, number, name)),
    },
  ];
}

async function list({ db }: PictureServices, number: string): Promise<HttpResponse> {
  const pictures = await listPictures(db, number);
  if (!pictures) throw unknownProduct(number);
  return jsonResponse(
    { pictures: pictures.map(({ source, productId: _, ...picture }) => ({ name: source, ...picture })) },
    noStore,
  );
}

async function put(
  services: PictureServices,
  request: HttpRequest,
  number: string,
  name: string,
): Promise<HttpResponse> {
  if (!isSource(name))
    throw badInput(
      'The name of a picture is a number from 1 to 999, or a word of letters a–z, digits and hyphens.',
    );
  const details = readDetails(new URLSearchParams(request.search));
  const bytes = await request.bytes(maxPictureBytes);
  if (!bytes) throw new RejectedRequestError(413, 'LIMIT_EXCEEDED', describeTooManyBytes());
  try {
    const picture = await setPicture(services, { code: number, source: name, bytes, ...details });
    if (!picture) throw unknownProduct(number);
    const { fileName, width, height } = picture;
    return jsonResponse({ name, fileName, width, height }, noStore);
  } catch (error) {
    if (error instanceof PictureError) throw badInput(error.message);
    throw error;
  }
}

async function remove({ db }: PictureServices, number: string, name: string): Promise<HttpResponse> {
  const removed = await removePictures(db, number, name);
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
    else if (key !== 'sortOrder' && key !== 'tag') throw badInput(`The parameter ${key} is unknown.`);
  }
  const order = parameters.get('sortOrder');
  if (order !== null && !/^\d{1,4}$/.test(order)) throw badInput('sortOrder is a number from 0 to 9999.');
  const tags = parameters.getAll('tag');
  if (tags.some((tag) => !/^[\w-]{1,40}$/.test(tag)))
    throw badInput('A tag has 1 to 40 letters, digits, hyphens and underscores.');
  return {
    sortOrder: order === null ? undefined : Number(order),
    tags: tags.length > 0 ? tags : undefined,
    altTexts: Object.keys(altTexts).length > 0 ? altTexts : undefined,
  };
}

function badInput(message: string): RejectedRequestError {
  return new RejectedRequestError(400, 'BAD_INPUT', message);
}

function unknownProduct(number: string): RejectedRequestError {
  return new RejectedRequestError(404, 'BAD_INPUT', `No product has the number ${number.slice(0, 60)}.`);
}
