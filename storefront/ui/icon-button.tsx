import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'className'> {
  name: IconName;
  /** Read by screen readers. */
  label: string;
  size?: ComponentProps<typeof Icon>['size'];
  /** `disc` has a background, for use over images. */
  variant?: 'default' | 'disc';
}

/** A button with an icon and a visually hidden label. */
export function IconButton({ name, label, size, variant = 'default', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} data-variant={variant}>
      <Icon name={name} size={size} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
