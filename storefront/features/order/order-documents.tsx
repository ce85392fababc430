import { type DocumentSummary, documentPath } from '#contract/order/documents.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './order-details.module.css';

interface OrderDocumentsProps {
  publicId: string;
  /** Absent if the commerce API has none. */
  documents?: readonly DocumentSummary[];
}

/** The invoice and the credit notes, as pages to print and as PDFs. `data-reload`: the router does not follow these links. */
export function OrderDocuments({ publicId, documents = [] }: OrderDocumentsProps) {
  const { t, shopper } = useShop('purchase');
  if (documents.length === 0) return null;
  const { locale } = shopper;
  return (
    <ul className={styles.documents} aria-label={t('orders.documents')}>
      {documents.map(({ kind, number }) => {
        const name = t(kind === 'invoice' ? 'orders.invoice' : 'orders.creditNote', { number });
        return (
          <li key={number}>
            <a href={documentPath(publicId, number, { locale, format: 'html' })} data-reload="">
              {name}
            </a>{' '}
            <a
              href={documentPath(publicId, number, { locale, format: 'pdf' })}
              data-reload=""
              aria-label={`${name}, PDF`}
            >
              PDF
            </a>
          </li>
        );
      })}
    </ul>
  );
}
