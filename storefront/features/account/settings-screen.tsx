import { useActionData, useRevalidator, useSearchParams } from 'react-router';
import type { OpenSession } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import { changeCustomerType } from '#storefront/features/customer-type/change-customer-type.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/check-field.tsx';
import { FrameLink, NamedPasswordField } from './account-frames.tsx';
import { AccountPage } from './account-page.tsx';
import { openAccountPanel } from './account-panel.store.ts';
import { AddressFields } from './address-fields.tsx';
import type { CustomerNotes } from './customer-notes.ts';
import { PersonFields } from './person-fields.tsx';
import type { SettingsOutcome } from './save-settings.ts';
import { SessionList } from './session-list.tsx';
import { SETTINGS_BLOCKS } from './settings-blocks.ts';
import styles from './settings-form.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';

export interface SettingsData extends CustomerNotes {
  heading: string;
  customer: Customer;
  email: string;
  type: CustomerType;
  gender: string;
  newsletter: boolean;
  /** The end of it: the number itself is not shown again. */
  maskedNumber: string | null;
  address: Record<string, string | null | undefined>;
  countries: { code: string; name: string }[];
  sessions: (OpenSession & { lastUsed: string })[] | null;
}

/** Everything about oneself, each thing a form of its own. */
export function SettingsScreen(data: SettingsData) {
  const { t } = useShop();
  const { revalidate } = useRevalidator();
  const posted = usePosted();
  const { type, address, deliveryAddress } = data;
  const common = { type, posted, submit: t('settings.save') };
  return (
    <AccountPage heading={data.heading} current="account-settings" customer={data.customer}>
      <SettingsForm
        {...common}
        block="type"
        title={t('settings.type')}
        lead={t('settings.typeLead')}
        onDone={() => {
          const chosen = document.querySelector<HTMLInputElement>('#type input:checked');
          changeCustomerType(chosen?.value === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON');
          void revalidate();
        }}
      >
        {() => (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{t('settings.type')}</legend>
            {(['PERSON', 'ORGANIZATION'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="customerType" value={one} defaultChecked={one === type} />
                {t(one === 'PERSON' ? 'settings.private' : 'settings.company')}
              </label>
            ))}
          </fieldset>
        )}
      </SettingsForm>
      <SettingsForm
        {...common}
        key={type}
        block="person"
        title={t(type === 'PERSON' ? 'settings.person' : 'settings.organization')}
        onDone={() => void revalidate()}
      >
        {(field) => <PersonFields field={field} {...data} />}
      </SettingsForm>
      <SettingsForm {...common} block="billing" title={t('settings.billing')}>
        {(field) => (
          <AddressFields field={field} address={address} countries={data.countries} section="billing" />
        )}
      </SettingsForm>
      <SettingsForm
        {...common}
        block="delivery"
        title={t('settings.delivery')}
        lead={t('settings.deliveryLead')}
      >
        {(field) => (
          <>
            <CheckField
              name="isOther"
              defaultChecked={field('isOther', deliveryAddress && 'on').defaultValue !== ''}
            >
              {t('settings.otherAddress')}
            </CheckField>
            <div className={styles.other}>
              <AddressFields
                field={field}
                address={deliveryAddress ?? {}}
                countries={data.countries}
                section="shipping"
              />
            </div>
          </>
        )}
      </SettingsForm>
      <SettingsForm
        {...common}
        block="messages"
        title={t('settings.messages')}
        lead={t('settings.messagesLead')}
      >
        {() => (
          <>
            <CheckField name="newsletter" defaultChecked={data.newsletter}>
              {t('settings.newsletter')}
            </CheckField>
            <CheckField name="sms" defaultChecked={data.smsConsent}>
              {t('settings.sms')}
            </CheckField>
          </>
        )}
      </SettingsForm>
      <section id="sessions" aria-labelledby="security-title" className={styles.block}>
        <h2 id="security-title">{t('settings.security')}</h2>
        <p className={styles.lead}>{t('account.signedInAs', { name: data.email })}</p>
        {data.sessions && <SessionList sessions={data.sessions} onEnded={() => void revalidate()} />}
        <div className={styles.links}>
          <SignOutForm />
          <FrameLink frame="account-password" onFrame={openAccountPanel}>
            {t('changePassword.title')}
          </FrameLink>
        </div>
      </section>
      <section aria-labelledby="export-title" className={styles.block}>
        <h2 id="export-title">{t('settings.export')}</h2>
        <p className={styles.lead}>{t('settings.exportLead')}</p>
        <div className={styles.links}>
          <a href={AUTH_PATHS.export} download="">
            {t('settings.exportLink')}
          </a>
        </div>
      </section>
      <SettingsForm
        {...common}
        block="delete"
        title={t('settings.delete')}
        lead={t('settings.deleteLead')}
        submit={t('settings.deleteSubmit')}
      >
        {(field) => (
          <NamedPasswordField
            {...field('password')}
            label={t('signIn.password')}
            autoComplete="current-password"
          />
        )}
      </SettingsForm>
    </AccountPage>
  );
}

/** What a post without script came to: refused in its answer, saved in the address that it led to. */
function usePosted(): SettingsOutcome | undefined {
  const refused = useActionData<SettingsOutcome>();
  const [search] = useSearchParams();
  const saved = SETTINGS_BLOCKS.find((block) => block === search.get('saved'));
  return refused ?? (saved && { kind: 'saved', block: saved, isMailed: search.has('mailed') });
}
