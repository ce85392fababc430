import { useActionData, useSearchParams } from 'react-router';
import { AccountPage } from '../account-page.tsx';
import type { SettingsOutcome } from './save-settings.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { SETTINGS_BLOCKS } from './settings-blocks.ts';
import type { SettingsData } from './settings-data.ts';
import {
  BillingForm,
  ConsentsForm,
  CustomerTypeForm,
  DeleteAccountForm,
  ExportSection,
  PersonForm,
  SecuritySection,
} from './settings-sections.tsx';

/** The customer's settings, each block with its own form. */
export function SettingsScreen(data: SettingsData) {
  const noScriptOutcome = useNoScriptOutcome();
  return (
    <AccountPage heading={data.heading} current="account-settings" customer={data.customer}>
      <PersonForm key={data.type} data={data} noScriptOutcome={noScriptOutcome} />
      <BillingForm data={data} noScriptOutcome={noScriptOutcome} />
      <SavedAddresses data={data} noScriptOutcome={noScriptOutcome} />
      <CustomerTypeForm data={data} noScriptOutcome={noScriptOutcome} />
      <ConsentsForm data={data} noScriptOutcome={noScriptOutcome} />
      <SecuritySection data={data} />
      <ExportSection />
      <DeleteAccountForm data={data} noScriptOutcome={noScriptOutcome} />
    </AccountPage>
  );
}

/** The outcome of a form that was posted without script: a rejection is action data, success is in the URL. */
function useNoScriptOutcome(): SettingsOutcome | undefined {
  const rejected = useActionData<SettingsOutcome>();
  const [search] = useSearchParams();
  const savedBlock = SETTINGS_BLOCKS.find((block) => block === search.get('saved'));
  return rejected ?? (savedBlock && { kind: 'saved', block: savedBlock, isMailed: search.has('mailed') });
}
