import type { ComponentProps } from 'react';
import styles from './button.module.css';

export function Button(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...props} className={styles.button} />;
}

export function ButtonLink({ children, ...props }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...props} className={styles.button}>
      {children}
    </a>
  );
}
