import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import {
  CONTENT_FORM_PATH,
  FORM_HONEYPOT,
  FORM_LIMITS,
  FORM_OUTCOME,
} from '#contract/content/content-form.ts';
import type { TemplateSettings } from '#contract/content/widget-settings.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { SelectField } from '#storefront/ui/fields/select-field.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { WidgetProps } from '../widgets.ts';
import styles from './form-template.module.css';

type Field = TemplateSettings<'form'>['fields'][number];

/** A form made by an editor. Its input is mailed to an address that only the backend knows. */
export default function FormTemplate({ widget }: WidgetProps<'JSON'>) {
  const t = useTranslate();
  const { search } = useLocation();
  const [state, setState] = useState(() => outcomeFromQuery(search));
  if (widget.template !== 'form') return null;
  const { title, text, fields, submitText, thanksText } = widget.content;

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const { action } = event.currentTarget;
    const body = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    setState('sending');
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    }).catch(() => undefined);
    setState(response?.ok ? 'sent' : 'failed');
  }

  return (
    <form className={styles.form} method="post" action={CONTENT_FORM_PATH + widget.id} onSubmit={send}>
      {title !== '' && <h2 className={styles.title}>{title}</h2>}
      {text !== '' && <p className={styles.text}>{text}</p>}
      {state !== 'sent' && (
        <>
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
          <span className="visually-hidden" aria-hidden="true">
            <input name={FORM_HONEYPOT} tabIndex={-1} autoComplete="off" />
          </span>
          <Button type="submit" aria-disabled={state === 'sending'}>
            {submitText || t('form.submit')}
          </Button>
        </>
      )}
      <p role="status" className={styles.result}>
        {state === 'sent' && (thanksText || t('form.thanks'))}
        {state === 'failed' && t('error.general')}
      </p>
    </form>
  );
}

/** Without script the form redirects back to the page with the outcome in the query. */
function outcomeFromQuery(search: string): 'open' | 'sending' | 'sent' | 'failed' {
  const outcome = new URLSearchParams(search).get(FORM_OUTCOME);
  return outcome === 'sent' || outcome === 'failed' ? outcome : 'open';
}

function FormField({ field }: { field: Field }) {
  const { name, label, type, isRequired, options } = field;
  if (type === 'checkbox')
    return (
      <CheckField name={name} value="1" required={isRequired}>
        {label}
      </CheckField>
    );
  if (type === 'select')
    return (
      <SelectField name={name} label={label} required={isRequired} defaultValue="">
        <option value="" />
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  if (type === 'textarea')
    return (
      <label className={styles.area}>
        {label}
        <textarea name={name} rows={6} maxLength={FORM_LIMITS.text} required={isRequired} />
      </label>
    );
  return (
    <TextField
      name={name}
      label={label}
      type={type}
      maxLength={FORM_LIMITS.line}
      required={isRequired}
      autoComplete={type === 'text' ? undefined : type}
    />
  );
}
