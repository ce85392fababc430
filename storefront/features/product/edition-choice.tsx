import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './edition-choice.module.css';
import type { VariantChoice } from './variant-choices.ts';

interface EditionChoiceProps {
  choice: VariantChoice;
  /** What is chosen (hardback …), to be kept in the other edition where it has that too. */
  format: string | undefined;
}

/** Siblings of the product, each a page of its own. */
export function EditionChoice({ choice: { name, options }, format }: EditionChoiceProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('product.editions', { name })} className={styles.choice}>
      <h2>{name}</h2>
      <ul>
        {options.map(({ label, url, isChosen, skus }) => {
          const sku = format === undefined ? undefined : skus[format];
          return (
            <li key={url}>
              <a
                href={sku === undefined ? url : `${url}?sku=${sku}`}
                aria-current={isChosen ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
