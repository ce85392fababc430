import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CustomerType } from '#storefront/config/shop.ts';
import { hasFieldErrors, recheckFieldErrors } from '#storefront/forms/field-errors.ts';
import { canDigest } from '#storefront/session/auth/browser-auth.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import type { SettingsOutcome } from './save-settings.ts';
import { checkBlock, type SettingsBlock, type SettingsErrors } from './settings-blocks.ts';
import styles from './settings-form.module.css';

/** Returns the common props of a field: its name, the rejected or the saved value, and its error. */
export type SettingsFieldProps = (
  name: string,
  saved?: string | null,
) => { name: string; defaultValue: string; error: string | undefined };

interface SettingsFormProps {
  block: SettingsBlock;
  title: string;
  lead?: string;
  /** The label of the button, by default “Save”. */
  submit?: string;
  type: CustomerType;
  /** The outcome of a form that was posted without script. */
  noScriptOutcome: SettingsOutcome | undefined;
  onDone?: (outcome: SettingsOutcome) => void;
  children: (fieldProps: SettingsFieldProps) => ReactNode;
}

/**
 * The form of one block of the settings. It posts to its own page, with and without script. A rejected form keeps its
 * values, and its first invalid field gets the focus.
 */
export function SettingsForm({ title, lead, submit, children, ...options }: SettingsFormProps) {
  const t = useTranslate('account');
  const { block, noScriptOutcome } = options;
  const { form, Form, outcome, fieldErrors, isChanged, isBusy, onSubmit, onInput } = useSettingsForm(options);
  const rejection = outcome?.kind === 'rejected' && !isChanged ? outcome.message : null;
  const fieldProps: SettingsFieldProps = (name, saved) => {
    const isRejected = noScriptOutcome?.block === block && noScriptOutcome.kind === 'rejected';
    const error = fieldErrors[name];
    const value = isRejected ? noScriptOutcome.values[name] : undefined;
    return { name, defaultValue: value ?? saved ?? '', error: error && t(error) };
  };
  return (
    <section id={block} aria-labelledby={`${block}-title`} className={styles.block}>
      <h2 id={`${block}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Form
        ref={form}
        method="post"
        action={`#${block}`}
        noValidate
        aria-busy={isBusy}
        className={styles.form}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <input type="hidden" name="block" value={block} />
        <p role="alert" className={styles.message}>
          {rejection ?? (hasFieldErrors(fieldErrors) ? t('settings.invalid') : null)}
        </p>
        {children(fieldProps)}
        <div className={styles.end}>
          <Button type="submit" aria-disabled={isBusy} data-destructive={block === 'delete' ? '' : undefined}>
            {isBusy ? t('signIn.busy') : (submit ?? t('settings.save'))}
          </Button>
          <span role="status" className={styles.saved}>
            {outcome?.kind === 'saved' &&
              !isChanged &&
              !isBusy &&
              t(outcome.isMailed ? 'settings.newsletterMailed' : 'settings.saved')}
          </span>
        </div>
      </Form>
    </section>
  );
}

type SettingsFormOptions = Pick<SettingsFormProps, 'block' | 'type' | 'noScriptOutcome' | 'onDone'>;

function useSettingsForm({ block, type, noScriptOutcome, onDone }: SettingsFormOptions) {
  const fetcher = useFetcher<SettingsOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const outcomeOfBlock = noScriptOutcome?.block === block ? noScriptOutcome : undefined;
  const [fieldErrors, setFieldErrors] = useState<SettingsErrors>(
    outcomeOfBlock?.kind === 'rejected' ? outcomeOfBlock.fieldErrors : {},
  );
  const [isChanged, setChanged] = useState(false);
  const isBusy = fetcher.state !== 'idle';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is handled once, by the latest `onDone`.
  useEffect(() => {
    if (!fetcher.data) return;
    setChanged(false);
    setFieldErrors(fetcher.data.kind === 'rejected' ? fetcher.data.fieldErrors : {});
    if (fetcher.data.kind === 'rejected') focusFirstInvalid(form.current, fetcher.data.fieldErrors);
    else onDone?.(fetcher.data);
  }, [fetcher.data]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    const found = checkBlock(block, new FormData(event.currentTarget), type);
    setFieldErrors(found);
    if (!hasFieldErrors(found)) return;
    event.preventDefault();
    focusFirstInvalid(event.currentTarget, found);
  }

  /** A field that has an error is checked again with every change. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    const found = checkBlock(block, new FormData(currentTarget), type);
    setChanged(true);
    setFieldErrors((errors) => recheckFieldErrors(errors, found, (field) => field === name));
  }

  // Passwords leave the browser as digests. A browser without Web Crypto posts the form, and the server digests.
  const needsServerDigest = block === 'delete' && typeof document !== 'undefined' && !canDigest();
  const Form = needsServerDigest ? 'form' : fetcher.Form;
  const outcome = fetcher.data ?? outcomeOfBlock;
  return { form, Form, outcome, fieldErrors, isChanged, isBusy, onSubmit, onInput };
}
