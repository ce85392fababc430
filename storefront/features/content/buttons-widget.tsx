import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './buttons-widget.module.css';
import type { WidgetProps } from './widgets.ts';

/** The first is what an editor wants most. */
export function ButtonsWidget({ widget }: WidgetProps<'Buttons'>) {
  return (
    <p className={styles.buttons}>
      {widget.settings.buttons.map(({ buttonText, url }, index) => (
        <ButtonLink key={`${url} ${buttonText}`} href={url} isSecondary={index > 0}>
          {buttonText}
        </ButtonLink>
      ))}
    </p>
  );
}
