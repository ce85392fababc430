import { useTranslate } from '#storefront/session/shop-context.ts';
import type { ListData } from '../list-data.ts';
import styles from './list-header.module.css';
import { splitText } from './split-text.ts';

/** Name, image and subcategories of the list. The description is shown on the first page only. */
export function ListHeader({ list }: { list: ListData }) {
  const t = useTranslate();
  const { heading, isHeadingHidden, correction, description, image, kind, subCategories = [], page } = list;
  return (
    <header className={styles.header}>
      {image && kind !== 'person' && (
        <img className={styles.image} src={image} alt="" width={1600} height={400} />
      )}
      {kind === 'person' ? (
        <div className={styles.person}>
          <Portrait name={heading} image={image} />
          <h1>{heading}</h1>
        </div>
      ) : (
        <h1 className={isHeadingHidden ? 'visually-hidden' : undefined}>{heading}</h1>
      )}
      {correction && (
        <p className={styles.correction}>
          <a href={correction.url}>{correction.label}</a>
        </p>
      )}
      {description && page.page === 1 && <Description text={description} />}
      {subCategories.length > 0 && (
        <nav aria-label={t('list.subCategories')}>
          <ul className={styles.sections}>
            {subCategories.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** A contributor without a picture has initials. */
function Portrait({ name, image }: { name: string; image: string | undefined }) {
  if (image) return <img className={styles.portrait} src={image} alt="" width={160} height={160} />;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The initials of the first and the last name: `J. R. R. Tolkien` has JT. */
function initialsOf(name: string): string {
  const names = name.split(/[\s.]+/).filter(Boolean);
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : names;
  // Spread into characters: a letter outside the basic plane has two UTF-16 units.
  return ends.map((part) => [...(part ?? '')][0]).join('');
}

function Description({ text }: { text: string }) {
  const t = useTranslate();
  const [start, rest] = splitText(text);
  return (
    <div className={styles.description}>
      <p>{start}</p>
      {rest && (
        <details>
          <summary>{t('list.readMore')}</summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}
