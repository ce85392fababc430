import { useRevalidator } from 'react-router';
import { CUSTOMER_TYPES } from '#contract/customer/customer-type.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { changeCustomerType } from '#storefront/features/customer-type/change-customer-type.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { AccountPasswordField } from '../credentials/account-fields.tsx';
import { SignOutForm } from '../credentials/sign-out-form.tsx';
import { openAccountPanel } from '../panel/account-panel.store.ts';
import { AccountPanelLink } from '../panel/account-panel-link.tsx';
import { PersonFields } from './person-fields.tsx';
import type { SettingsOutcome } from './save-settings.ts';
import { SessionList } from './session-list.tsx';
import { SettingsAddressFields } from './settings-address-fields.tsx';
import type { SettingsData } from './settings-data.ts';
import styles from './settings-form.module.css';
import { SettingsForm } from './settings-form.tsx';

interface SectionProps {
  data: SettingsData;
  /** The outcome of a form that was posted without script. */
  noScriptOutcome: SettingsOutcome | undefined;
}

export function CustomerTypeForm({ data: { type }, noScriptOutcome }: SectionProps) {
  const t = useTranslate('account');
  const { revalidate } = useRevalidator();
  return (
    <SettingsForm
      type={type}
      noScriptOutcome={noScriptOutcome}
      block="type"
      title={t('settings.type')}
      lead={t('settings.typeLead')}
      onDone={() => {
        const checked = document.querySelector<HTMLInputElement>('#type input:checked');
        changeCustomerType(checked?.value === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON');
        void revalidate();
      }}
    >
      {() => (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t('settings.type')}</legend>
          {CUSTOMER_TYPES.map((option) => (
            <label key={option}>
              <input type="radio" name="customerType" value={option} defaultChecked={option === type} />
              {t(option === 'PERSON' ? 'settings.private' : 'settings.company')}
            </label>
          ))}
        </fieldset>
      )}
    </SettingsForm>
  );
}

export function PersonForm({ data, noScriptOutcome }: SectionProps) {
  const t = useTranslate('account');
  const { revalidate } = useRevalidator();
  return (
    <SettingsForm
      type={data.type}
      noScriptOutcome={noScriptOutcome}
      block="person"
      title={t(data.type === 'PERSON' ? 'settings.person' : 'settings.organization')}
      onDone={() => void revalidate()}
    >
      {(fieldProps) => <PersonFields fieldProps={fieldProps} {...data} />}
    </SettingsForm>
  );
}

export function BillingForm({ data, noScriptOutcome }: SectionProps) {
  const t = useTranslate('account');
  return (
    <SettingsForm
      type={data.type}
      noScriptOutcome={noScriptOutcome}
      block="billing"
      title={t('settings.billing')}
    >
      {(fieldProps) => <SettingsAddressFields fieldProps={fieldProps} {...data} section="billing" />}
    </SettingsForm>
  );
}

export function ConsentsForm({ data: { type, newsletter, smsConsent }, noScriptOutcome }: SectionProps) {
  const t = useTranslate('account');
  return (
    <SettingsForm
      type={type}
      noScriptOutcome={noScriptOutcome}
      block="messages"
      title={t('settings.messages')}
      lead={t('settings.messagesLead')}
    >
      {() => (
        <>
          <CheckField name="newsletter" defaultChecked={newsletter}>
            {t('settings.newsletter')}
          </CheckField>
          <CheckField name="sms" defaultChecked={smsConsent}>
            {t('settings.sms')}
          </CheckField>
        </>
      )}
    </SettingsForm>
  );
}

export function SecuritySection({ data: { email, sessions } }: Pick<SectionProps, 'data'>) {
  const t = useTranslate('account');
  const { revalidate } = useRevalidator();
  return (
    <section id="sessions" aria-labelledby="security-title" className={styles.block}>
      <h2 id="security-title">{t('settings.security')}</h2>
      <p className={styles.lead}>{t('account.signedInAs', { name: email })}</p>
      {sessions && <SessionList sessions={sessions} onEnded={() => void revalidate()} />}
      <div className={styles.links}>
        <SignOutForm />
        <AccountPanelLink view="account-password" onView={openAccountPanel}>
          {t('changePassword.title')}
        </AccountPanelLink>
      </div>
    </section>
  );
}

export function ExportSection() {
  const t = useTranslate('account');
  return (
    <section aria-labelledby="export-title" className={styles.block}>
      <h2 id="export-title">{t('settings.export')}</h2>
      <p className={styles.lead}>{t('settings.exportLead')}</p>
      <div className={styles.links}>
        <a href={AUTH_PATHS.export} download="">
          {t('settings.exportLink')}
        </a>
      </div>
    </section>
  );
}

export function DeleteAccountForm({ data: { type }, noScriptOutcome }: SectionProps) {
  const t = useTranslate('account');
  return (
    <SettingsForm
      type={type}
      noScriptOutcome={noScriptOutcome}
      block="delete"
      title={t('settings.delete')}
      lead={t('settings.deleteLead')}
      submit={t('settings.deleteSubmit')}
    >
      {(fieldProps) => (
        <AccountPasswordField
          {...fieldProps('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
        />
      )}
    </SettingsForm>
  );
}
