import { type ComponentProps, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  label: string;
  /** What is wrong with what is chosen. */
  complaint?: string | undefined;
}

/** A choice out of many, with its name above, as text fields have it. */
export function SelectField({ label, complaint, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <select {...select} id={id} aria-invalid={complaint !== undefined} aria-describedby={`${id}-note`}>
          {children}
        </select>
      </div>
      <p id={`${id}-note`} className={styles.note} data-complaint={complaint && ''}>
        {complaint}
      </p>
    </div>
  );
}
