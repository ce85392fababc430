import type { ComponentProps, ReactNode } from 'react';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { FieldProps } from './account-form.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import type { AccountFrame } from './account-panel.store.ts';

/** What each form is given by the panel or the page that shows it. */
export interface FrameProps {
  /** What a post without script came to. */
  posted?: AccountOutcome | undefined;
  onDone: () => void;
  /** Where another form can take this one's place; on a page the links lead to other pages. */
  onFrame?: ((frame: AccountFrame) => void) | undefined;
}

interface FrameLinkProps extends Pick<FrameProps, 'onFrame'> {
  frame: AccountFrame;
  children: ReactNode;
}

export function FrameLink({ frame, onFrame, children }: FrameLinkProps) {
  const { shopper } = useShop();
  return (
    <a
      href={linkTo(localeScopeOf(shopper), frame)}
      onClick={(event) => {
        if (!onFrame || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onFrame(frame);
      }}
    >
      {children}
    </a>
  );
}

/** Whose account it is. An address that was posted without script, and refused, is there again. */
export function EmailField({ field, posted }: Pick<FrameProps, 'posted'> & { field: FieldProps }) {
  const t = useTranslate();
  return (
    <TextField
      {...field('email')}
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      defaultValue={posted?.kind === 'refused' ? posted.email : undefined}
    />
  );
}

export function NamedPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>,
) {
  const t = useTranslate();
  return (
    <PasswordField {...props} showLabel={t('signIn.showPassword')} hideLabel={t('signIn.hidePassword')} />
  );
}
