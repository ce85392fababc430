import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';

export function CheckField({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode }) {
  return (
    <label className={styles.field}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
