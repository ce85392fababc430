import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './rating.module.css';

/** What readers thought, in one line; nothing where nobody has said anything. */
export function Rating({ rating }: Pick<ProductCardPartsFragment, 'rating'>) {
  const { shopper, words } = useShop();
  if (!rating || rating.voteCount === 0) return null;
  const score = scoreFormat(shopper.locale).format(rating.score);
  const count = rating.voteCount;
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">{`${score} (${count})`}</span>
      <span className="visually-hidden">
        {`${words('product.rating', { score })}, ${words('product.reviewCount', { count })}`}
      </span>
    </p>
  );
}

/** Making a formatter is dear, so each is made once. */
const formats = new Map<LocaleCode, Intl.NumberFormat>();

function scoreFormat(locale: LocaleCode): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[locale].iso, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  formats.set(locale, made);
  return made;
}
