import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'addition'> {
  showLabel: string;
  hideLabel: string;
}

/** What is typed can be looked at; sent or left, it is hidden again. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      addition={
        <button type="button" onClick={() => setShown(!isShown)}>
          {isShown ? hideLabel : showLabel}
          <span className="visually-hidden">: {field.label}</span>
        </button>
      }
    />
  );
}
