import type { HttpRequest, HttpResponse } from '#backend/http/http-message.ts';
import {
  DOWNLOAD_PROBLEM_HEADER,
  DOWNLOAD_PROBLEMS,
  type DownloadProblem,
} from '#contract/order/download-requests.ts';
import type { DownloadServices } from './download-services.ts';
import {
  countDownloads,
  hasDownload,
  insertDownload,
  type LinkedFile,
  lockRight,
  selectLinkedFile,
} from './downloads.queries.ts';
import { FILE_EXTENSIONS } from './files/detect-media-type.ts';
import { isAvailable } from './is-available.ts';
import { type DownloadLink, verifyLink } from './links/download-link.ts';
import { contentDispositionOf, serveObject } from './serve-object.ts';
import { withMark } from './watermark/marked-files.ts';

/** Personal: neither browsers nor proxies store the response. */
const cacheControl = 'private, no-store';

/** Serves the file of a signed link. Every request checks that the order line is not refunded. */
export async function serveDownload(
  services: DownloadServices,
  request: HttpRequest,
  token: string,
): Promise<HttpResponse> {
  const link = verifyLink(services.key, token);
  if (!link) return rejection('unknown');
  if (link.expiresAt.getTime() < Date.now()) return rejection('expired');
  const file = await selectLinkedFile(services.db, link);
  if (!file) return rejection('replaced');
  if (file.isLocked) return rejection('locked');
  if (!isAvailable(file.availability)) return rejection('forthcoming');
  if (request.method === 'GET' && !(await countUse(services, link))) return rejection('used');
  const delivered = await withMark(services, link, file);
  return serveObject(services.storage, request, {
    ...delivered,
    cacheControl,
    contentDisposition: contentDispositionOf('attachment', fileNameOf(file)),
  });
}

/** Counts the first use of a link as a download. Later uses continue that download. Returns false if the limit is reached. */
async function countUse({ db, maxDownloads }: DownloadServices, link: DownloadLink): Promise<boolean> {
  const { linkId, orderLineId, fileId } = link;
  if (await hasDownload(db, linkId)) return true;
  return db.transaction().execute(async (trx) => {
    await lockRight(trx, orderLineId);
    if (await hasDownload(trx, linkId)) return true;
    if ((await countDownloads(trx, orderLineId, fileId)) >= maxDownloads) return false;
    await insertDownload(trx, link);
    return true;
  });
}

/** Name of the book and the part, without characters that file systems reject. */
function fileNameOf({ name, title, mediaType }: LinkedFile): string {
  const stem = [name || 'book', title]
    .filter(Boolean)
    .join(' - ')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .trim();
  return `${stem}.${FILE_EXTENSIONS[mediaType]}`;
}

const messages: Record<DownloadProblem, string> = {
  unknown: 'This download link is not valid.',
  replaced: 'The file of this link was replaced. Your order has a new link.',
  expired: 'This download link has expired. Your order has a new one.',
  locked: 'The purchase was refunded or cancelled.',
  forthcoming: 'The book is not published yet. Your order says from which day it can be downloaded.',
  used: 'The file has been downloaded too many times. Contact customer service.',
};

function rejection(problem: DownloadProblem): HttpResponse {
  return {
    status: DOWNLOAD_PROBLEMS[problem],
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl,
      [DOWNLOAD_PROBLEM_HEADER]: problem,
    },
    body: messages[problem],
  };
}
