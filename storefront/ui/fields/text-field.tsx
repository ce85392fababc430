import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  /** Shown while there is no error. */
  hint?: string;
  error?: string | undefined;
  /** After the text, inside the border. */
  suffix?: ReactNode;
}

/** An input with its label above and a hint or error below. */
export function TextField({ label, hint, error, suffix, id: idFromProps, ...input }: TextFieldProps) {
  const generatedId = useId();
  const id = idFromProps ?? generatedId;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-note`} />
        {suffix}
      </div>
      <p id={`${id}-note`} className={styles.note} data-error={error && ''}>
        {error ?? hint}
      </p>
    </div>
  );
}
