import type { ComponentProps } from 'react';
import styles from './button.module.css';

export function Button(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...props} className={styles.button} />;
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  isSecondary?: boolean;
}

export function ButtonLink({ children, isSecondary, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={styles.button} data-secondary={isSecondary || undefined}>
      {children}
    </a>
  );
}
