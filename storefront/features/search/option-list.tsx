import { type ReactNode, useEffect } from 'react';
import { Cover, thumbnailWidths } from '#storefront/features/product/pictures/cover.tsx';
import { Price } from '#storefront/features/product/price/price.tsx';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './option-list.module.css';
import { storeSearch } from './recent-searches.store.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

interface OptionListProps {
  listId: string;
  groups: SuggestionGroup[];
  activeId: string | null;
  /** Reports whether options are displayed. */
  onOptions: (hasOptions: boolean) => void;
  /** Shown when there are no options. */
  whenEmpty?: ReactNode;
  children?: ReactNode;
}

/** Options are links. The arrow keys select one while the focus stays in the input. */
export function OptionList({ listId, groups, activeId, onOptions, whenEmpty, children }: OptionListProps) {
  const t = useTranslate();
  const visibleGroups = groups.filter(({ options }) => options.length > 0);
  const count = visibleGroups.reduce((sum, { options }) => sum + options.length, 0);
  useEffect(() => {
    onOptions(count > 0);
    return () => onOptions(false);
  }, [count, onOptions]);
  let optionIndex = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not move the focus from the input, which would close the list before the click.
    <div className={styles.content} onMouseDown={(event) => event.preventDefault()}>
      <div role="status" className={count > 0 ? 'visually-hidden' : styles.none}>
        {count > 0 ? t('search.suggestionCount', { count }) : whenEmpty}
      </div>
      {count > 0 && (
        <div role="listbox" id={listId} aria-label={t('search.suggestions')} className={styles.list}>
          {visibleGroups.map(({ kind, title, options }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
            <div
              key={title ?? kind}
              role="group"
              className={styles.group}
              data-kind={kind}
              aria-labelledby={title ? `${listId}-title-${index}` : undefined}
              aria-label={title ? undefined : options[0]?.label}
            >
              {title && (
                <span role="presentation" id={`${listId}-title-${index}`} className={styles.title}>
                  {title}
                </span>
              )}
              {options.map((option) => {
                const id = `${listId}-${optionIndex++}`;
                return <Option key={option.href} id={id} option={option} isActive={id === activeId} />;
              })}
            </div>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

function Option({ id, option, isActive }: { id: string; option: Suggestion; isActive: boolean }) {
  const { type, value, label, href, product } = option;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={product ? styles.product : styles.option}
      onClick={() => {
        if (type === 'suggestion') storeSearch(value);
        track('search:click', { type, value });
      }}
    >
      {product ? (
        <>
          <span className={styles.cover}>
            <Cover fileName={product.fileName} alt="" sizes="4rem" widths={thumbnailWidths} />
          </span>
          <span className={styles.facts}>
            <span className={styles.name} lang={product.language}>
              {label}
            </span>
            <span className={styles.author}>
              {product.author}
              {product.foreignLanguage && `\u00a0· ${product.foreignLanguage}`}
            </span>
            <Price price={product.price} />
          </span>
        </>
      ) : (
        <>
          {option.icon && <Icon name={option.icon} size="1.25rem" />}
          <span>{label}</span>
        </>
      )}
    </a>
  );
}
