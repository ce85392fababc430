import { LOCALES } from '#contract/locales.ts';
import type { DownloadableBook, DownloadableFile } from '#contract/order/download-requests.ts';
import { formatNameOf } from '#contract/product/media-types.ts';
import { DOWNLOAD_LOCALE_PARAMETER } from '#storefront/config/download-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { dateTimeFormat, numberFormat } from '#storefront/translations/formatters.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './downloads.module.css';

/** Mails and the confirmation page link to this section of the order page. */
const sectionId = 'downloads';

/** The downloadable books of an order. Renders nothing for an order without them. */
export function DownloadSection({ books }: { books: readonly DownloadableBook[] }) {
  const { t } = useShop('purchase');
  if (books.length === 0) return null;
  return (
    <section id={sectionId} aria-labelledby="downloads-title" className={styles.section}>
      <h2 id="downloads-title">{t('downloads.title')}</h2>
      <p>{t('downloads.lead')}</p>
      <DownloadList books={books} />
    </section>
  );
}

export function DownloadList({ books }: { books: readonly DownloadableBook[] }) {
  return (
    <ul className={styles.books}>
      {books.map((book) => (
        <li key={`${book.orderNumber}-${book.lineIndex}`}>
          <p className={styles.name}>
            <strong>{book.name}</strong> <small>{book.variant}</small>
          </p>
          <BookFiles book={book} />
        </li>
      ))}
    </ul>
  );
}

function BookFiles({ book: { name, isLocked, availableOn, files } }: { book: DownloadableBook }) {
  const { t, shopper } = useShop('purchase');
  // The purchase was refunded or cancelled.
  if (isLocked) return <p>{t('downloads.locked')}</p>;
  if (availableOn !== null) {
    const format = dateTimeFormat(LOCALES[shopper.locale].iso, { dateStyle: 'long', timeZone: 'UTC' });
    return <p>{t('downloads.from', { date: format.format(new Date(availableOn)) })}</p>;
  }
  if (files.length === 0) return <p>{t('downloads.missing')}</p>;
  return (
    <ul className={styles.files}>
      {files.map((file, index) => {
        const part = file.title || t('downloads.part', { number: index + 1 });
        return (
          <li key={file.path ?? part}>
            <FileLink file={file} name={files.length > 1 ? `${name}, ${part}` : name} />
            <FileFacts file={file} part={files.length > 1 ? part : ''} />
          </li>
        );
      })}
    </ul>
  );
}

function FileLink({ file, name }: { file: DownloadableFile; name: string }) {
  const { t, shopper } = useShop('purchase');
  // The file was downloaded too often.
  if (file.path === null) return <span>{t('downloads.used')}</span>;
  return (
    // No `download` attribute: the response is an attachment anyway, and an expired link must open a page. With `data-reload`
    // the browser follows the link, not the router.
    <ButtonLink
      href={`${file.path}?${DOWNLOAD_LOCALE_PARAMETER}=${shopper.locale}`}
      data-reload=""
      aria-label={t('downloads.fileOf', { name })}
    >
      {t('downloads.file')}
    </ButtonLink>
  );
}

/** With at most this many downloads left, the page shows their number. */
const fewDownloads = 5;

function FileFacts({
  file: { mediaType, byteSize, path, downloadsLeft },
  part,
}: {
  file: DownloadableFile;
  part: string;
}) {
  const { t, shopper } = useShop('purchase');
  const facts = [part, formatNameOf(mediaType), formatSize(byteSize, LOCALES[shopper.locale].iso)];
  if (path !== null && downloadsLeft <= fewDownloads)
    facts.push(t('downloads.left', { count: downloadsLeft }));
  return <small>{facts.filter(Boolean).join(' · ')}</small>;
}

function formatSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1e6;
  return numberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? 1e6 : 1e3)));
}
