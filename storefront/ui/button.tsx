import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Set on a button that deletes or ends something. */
  'data-destructive'?: '' | undefined;
}

export function Button(props: ButtonProps) {
  return <button {...props} className={styles.button} />;
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Set on a link to a page that deletes or ends something. */
  'data-destructive'?: '' | undefined;
  isSecondary?: boolean;
}

export function ButtonLink({ children, isSecondary, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={styles.button} data-secondary={isSecondary || undefined}>
      {children}
    </a>
  );
}
