import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CustomerType } from '#storefront/config/shop.ts';
import { canDigest } from '#storefront/session/browser-auth.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { SettingsOutcome } from './save-settings.ts';
import { checkBlock, type SettingsBlock, type SettingsProblems } from './settings-blocks.ts';
import styles from './settings-form.module.css';

/** What a field of such a form is given: its name, what it held or holds, and what is wrong with it. */
export type SettingsField = (
  name: string,
  saved?: string | null,
) => { name: string; defaultValue: string; complaint: string | undefined };

interface SettingsFormProps {
  block: SettingsBlock;
  title: string;
  lead?: string;
  submit: string;
  type: CustomerType;
  /** What a post without script came to. */
  posted: SettingsOutcome | undefined;
  onDone?: (outcome: SettingsOutcome) => void;
  children: (field: SettingsField, problems: SettingsProblems) => ReactNode;
}

/**
 * One block of the settings. It posts to the page that shows it, with script and without; what was typed stays, and the
 * first field that is wrong gets the focus.
 */
export function SettingsForm({
  block,
  title,
  lead,
  submit,
  type,
  posted,
  onDone,
  children,
}: SettingsFormProps) {
  const t = useTranslate();
  const fetcher = useFetcher<SettingsOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const own = posted?.block === block ? posted : undefined;
  const outcome = fetcher.data ?? own;
  const [problems, setProblems] = useState<SettingsProblems>(own?.kind === 'refused' ? own.problems : {});
  const [isChanged, setChanged] = useState(false);
  const isBusy = fetcher.state !== 'idle';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once, whoever listens by then.
  useEffect(() => {
    if (!fetcher.data) return;
    setChanged(false);
    setProblems(fetcher.data.kind === 'refused' ? fetcher.data.problems : {});
    if (fetcher.data.kind === 'refused') focusFirstProblem(form.current, fetcher.data.problems);
    else onDone?.(fetcher.data);
  }, [fetcher.data]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    const found = checkBlock(block, new FormData(event.currentTarget), type);
    setProblems(found);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    focusFirstProblem(event.currentTarget, found);
  }

  const hasProblems = Object.keys(problems).length > 0;
  const refusal = outcome?.kind === 'refused' && !isChanged ? outcome.message : null;
  // Passwords leave the browser as digests, or the whole form is posted as it is.
  const Form = block === 'delete' && typeof document !== 'undefined' && !canDigest() ? 'form' : fetcher.Form;
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
        onInput={({ currentTarget, target }) => {
          const { name } = target as HTMLInputElement;
          setChanged(true);
          const found = checkBlock(block, new FormData(currentTarget), type);
          // From its first complaint on a field is looked at with every letter.
          setProblems((before) => (before[name] ? without(before, name, found) : before));
        }}
      >
        <input type="hidden" name="block" value={block} />
        <p role="alert" className={styles.message}>
          {refusal ?? (hasProblems ? t('settings.invalid') : null)}
        </p>
        {children((name, saved) => {
          const typed = own?.kind === 'refused' ? own.typed[name] : undefined;
          const problem = problems[name];
          return { name, defaultValue: typed ?? saved ?? '', complaint: problem && t(problem) };
        }, problems)}
        <div className={styles.end}>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? t('signIn.busy') : submit}
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

function focusFirstProblem(form: HTMLFormElement | null, problems: SettingsProblems): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find(({ name }) => name in problems)?.focus();
}

function without(before: SettingsProblems, name: string, found: SettingsProblems): SettingsProblems {
  const { [name]: _, ...others } = before;
  const problem = found[name];
  return problem ? { ...others, [name]: problem } : others;
}
