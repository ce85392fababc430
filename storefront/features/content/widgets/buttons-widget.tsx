import { ButtonLink } from '#storefront/ui/button.tsx';
import type { WidgetProps } from '../widgets.ts';
import styles from './buttons-widget.module.css';

/** The first button is primary, the others secondary. */
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
