import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  /** What the field should hold, before anything is wrong. */
  hint?: string;
  /** What is wrong with what it holds. */
  complaint?: string | undefined;
  /** Behind the text, within the frame. */
  addition?: ReactNode;
}

/** A field with its name above, and one line below that says what it should hold, or what is wrong with what it holds. */
export function TextField({ label, hint, complaint, addition, id: given, ...input }: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input {...input} id={id} aria-invalid={complaint !== undefined} aria-describedby={`${id}-note`} />
        {addition}
      </div>
      <p id={`${id}-note`} className={styles.note} data-complaint={complaint && ''}>
        {complaint ?? hint}
      </p>
    </div>
  );
}
