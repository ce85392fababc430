import type { ReactNode } from 'react';
import styles from './way-choice.module.css';

interface WayChoiceProps {
  name: string;
  value: number;
  isChosen: boolean;
  title: string;
  help?: string | undefined;
  price?: string;
  /** Asked for only once it is chosen. */
  children?: ReactNode;
}

/** One of several ways: a row as wide as the page, easy to hit with a thumb. */
export function WayChoice({ name, value, isChosen, title, help, price, children }: WayChoiceProps) {
  return (
    <div className={styles.way}>
      <label>
        {/* What is chosen is read from the form when anything in it changes. */}
        <input type="radio" name={name} value={value} checked={isChosen} onChange={() => undefined} />
        <span className={styles.title}>
          {title}
          {help && <small>{help}</small>}
        </span>
        {price && <span className={styles.price}>{price}</span>}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
