import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './edition-choice.module.css';
import type { VariantChoice } from './variant-choices.ts';

interface EditionChoiceProps {
  choice: VariantChoice;
  /** The selected format (hardback …). It stays selected if the other edition has it too. */
  format: string | undefined;
}

/** Links to other editions of the product, each with its own page. */
export function EditionChoice({ choice: { name, options }, format }: EditionChoiceProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('product.editions', { name })} className={styles.choice}>
      <h2>{name}</h2>
      <ul>
        {options.map(({ label, url, isSelected, skus }) => {
          const sku = format === undefined ? undefined : skus[format];
          return (
            <li key={url}>
              <a
                href={sku === undefined ? url : `${url}?sku=${sku}`}
                aria-current={isSelected ? 'true' : undefined}
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
