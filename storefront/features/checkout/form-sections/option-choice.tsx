import type { ReactNode } from 'react';
import styles from './option-choice.module.css';

interface OptionChoiceProps {
  name: string;
  value: number;
  isSelected: boolean;
  title: string;
  help: string | null;
  price?: string;
  /** Paths of pictures that repeat the title. */
  pictures?: string[];
  /** Fields that are shown only while the option is selected. */
  children?: ReactNode;
}

/** One of several options, as a row that is easy to hit with a thumb. */
export function OptionChoice({
  name,
  value,
  isSelected,
  title,
  help,
  price,
  pictures,
  children,
}: OptionChoiceProps) {
  return (
    <div className={styles.option}>
      <label>
        {/* React requires a handler. The form's own handler reads the values whenever one of them changes. */}
        <input type="radio" name={name} value={value} checked={isSelected} onChange={() => undefined} />
        <span className={styles.title}>
          <span className={styles.name}>{title}</span>
          {pictures?.map((path) => (
            <img key={path} src={path} alt="" height={24} />
          ))}
          {help && <small>{help}</small>}
        </span>
        {price && <span className={styles.price}>{price}</span>}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
