import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'className'> {
  name: IconName;
  /** What it does, for those who do not see the sign. */
  label: string;
  size?: ComponentProps<typeof Icon>['size'];
  /** Over a picture it stands on a disc of paper. */
  look?: 'plain' | 'disc';
}

/** A button that shows a sign and no words, as large as a thumb. */
export function IconButton({ name, label, size, look = 'plain', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} data-look={look}>
      <Icon name={name} size={size} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
