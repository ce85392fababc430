import { type ComponentProps, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  label: string;
  error?: string | undefined;
}

/** A select with its label above, styled as a text field. */
export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <select {...select} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-note`}>
          {children}
        </select>
      </div>
      <p id={`${id}-note`} className={styles.note} data-error={error && ''}>
        {error}
      </p>
    </div>
  );
}
