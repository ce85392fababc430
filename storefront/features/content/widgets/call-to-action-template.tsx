import type { TemplateSettings } from '#contract/content/widget-settings.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './call-to-action-template.module.css';

/** A short text with a button. */
export function CallToActionTemplate({ content }: { content: TemplateSettings<'text-+-cta'> }) {
  const { title, text, buttonText, url } = content;
  return (
    <div className={styles.call}>
      <div>
        {title !== '' && <h2 className={styles.title}>{title}</h2>}
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      <ButtonLink href={url}>{buttonText}</ButtonLink>
    </div>
  );
}
