import * as v from 'valibot';
import { lineNamesIn } from '#backend/features/cart/prices/names-in-language.ts';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import { fileNotFound, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { DOWNLOAD_PATH, type DownloadRequests, SAMPLE_PATH } from '#contract/order/download-requests.ts';
import type { DownloadServices } from './download-services.ts';
import type { OwnerOfDownloads } from './downloads.queries.ts';
import { createMissingFiles } from './files/create-missing-files.ts';
import { FILE_EXTENSIONS } from './files/detect-media-type.ts';
import { selectFiles, selectSample } from './files/product-files.queries.ts';
import { listDownloads } from './list-downloads.ts';
import { serveDownload } from './serve-download.ts';
import { contentDispositionOf, serveObject } from './serve-object.ts';

const maxId = 2 ** 31 - 1;
const optionalId = v.optional(v.pipe(v.string(), v.maxLength(60)));

function createHandlers(services: DownloadServices): ShopRequestHandlers<keyof DownloadRequests> {
  return {
    downloads: {
      schema: v.object({
        publicId: optionalId,
        orderNumber: optionalId,
        cartId: optionalId,
        languageId: optionalId,
      }),
      async handle(context, { publicId, orderNumber, cartId, languageId }) {
        const list = async (owner: OwnerOfDownloads) => ({
          books: await listDownloads(services, owner, (line) => {
            const { channelId, marketId } = line;
            const scope = context.scope({ channelId, marketId, languageId: languageId || line.languageId });
            return lineNamesIn(scope, line.line, line.languageId);
          }),
        });
        if (publicId !== undefined) return list({ publicId });
        if (orderNumber !== undefined && cartId !== undefined) return list({ orderNumber, cartId });
        return list({ customerId: requireCustomer(context).id });
      },
    },
    'product-samples': {
      schema: v.object({ productId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxId)) }),
      async handle({ db }, { productId }) {
        await createMissingFiles(services, [productId], 'sample');
        const samples = await selectFiles(db, productId, 'sample');
        return {
          samples: samples.map(({ product_file_id, title, media_type, byte_size }) => ({
            title,
            mediaType: media_type,
            byteSize: byte_size,
            path: `${SAMPLE_PATH}${product_file_id}.${FILE_EXTENSIONS[media_type]}`,
          })),
        };
      },
    },
  };
}

/** Lists of downloads and samples, and the files themselves. Links are secrets, so logs do not contain them. */
export function downloadRoutes(services: DownloadServices, shop: ShopServices): BackendRoute[] {
  return [
    ...shopRequestRoutes(createHandlers(services), shop),
    {
      method: 'GET',
      pattern: `${DOWNLOAD_PATH}:token`,
      handler: (request, { token = '' }) => serveDownload(services, request, token),
      hasSecretPath: true,
    },
    {
      method: 'GET',
      pattern: `${SAMPLE_PATH}:name`,
      handler: (request, { name = '' }) => serveSample(services, request, name),
    },
  ];
}

async function serveSample(
  { db, storage }: DownloadServices,
  request: HttpRequest,
  name: string,
): Promise<HttpResponse> {
  const match = /^(\d{1,10})\.[a-z0-9]{3,4}$/.exec(name);
  const fileId = match ? Number(match[1]) : undefined;
  const hasValidId = fileId !== undefined && fileId <= maxId;
  const sample = hasValidId ? await selectSample(db, fileId) : undefined;
  if (!sample) return fileNotFound('There is no such sample.');
  const { storage_key, media_type, byte_size, sha256 } = sample;
  // Browsers show a PDF and play audio; an EPUB is opened by another program.
  const type = media_type === 'application/epub+zip' ? 'attachment' : 'inline';
  return serveObject(storage, request, {
    storageKey: storage_key,
    mediaType: media_type,
    byteSize: byte_size,
    sha256,
    cacheControl: 'public, max-age=3600',
    contentDisposition: contentDispositionOf(type, `sample-${name}`),
  });
}
