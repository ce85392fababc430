import { useTranslate } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from '../load-product.ts';
import styles from './book-texts.module.css';
import { Paragraphs } from './paragraphs.tsx';
import type { ProductFacts } from './product-facts.ts';

/** Description, quotes from reviews, and an excerpt. */
export function BookTexts({
  texts,
  quotes,
}: Pick<ProductDetails, 'texts'> & { quotes: ProductFacts['quotes'] }) {
  const t = useTranslate('product');
  return (
    <section className={styles.text}>
      {texts?.text2 && (
        <>
          <h2>{t('product.description')}</h2>
          <Paragraphs text={texts.text2} />
        </>
      )}
      {quotes && (
        <>
          <h2>{quotes.name}</h2>
          {quotes.values.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quote may occur twice, and the order is fixed.
            <blockquote key={index}>
              <Paragraphs text={text} />
            </blockquote>
          ))}
        </>
      )}
      {texts?.text3 && (
        <details className={styles.excerpt}>
          <summary>{t('product.excerpt')}</summary>
          <Paragraphs text={texts.text3} />
        </details>
      )}
    </section>
  );
}
