import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { AccountSettingsDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { nameCountries } from '#storefront/session/markets/name-countries.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { readMetaDataSettings } from './settings/meta-data-settings.ts';
import { saveSettings } from './settings/save-settings.ts';
import { maskNumber, SETTINGS_BLOCKS } from './settings/settings-blocks.ts';
import type { SettingsData } from './settings/settings-data.ts';
import { SettingsScreen } from './settings/settings-screen.tsx';

const load = createHeadingLoader('account-settings', 'account.settings');

export async function loader(args: LoaderFunctionArgs): Promise<ScreenData & SettingsData> {
  const { shopper, api } = environmentOf(args.context);
  const session = sessionOf(args.context);
  const localeScope = localeScopeOf(shopper);
  const [page, { getUser: user }, sessions, markets] = await Promise.all([
    load(args),
    // `send` bypasses the cache, because this page changes the data.
    session.api.send(AccountSettingsDocument, {}),
    session.auth().then((auth) => auth.sessions()),
    loadMarkets(api),
  ]);
  const customer = session.customer();
  if (!user || !customer) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const timeFormat = dateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP.timeZone,
  });
  const countries = countriesOf(nameCountries(markets, shopper.locale));
  const market = markets.find(({ alias }) => alias === shopper.market);
  return {
    ...page,
    ...readMetaDataSettings(user.metaData),
    customer,
    email: user.email,
    type: user.customerType ?? 'PERSON',
    gender: user.gender ?? 'UNSET',
    newsletter: user.newsletter ?? false,
    maskedNumber: maskNumber(user.personalId),
    address: { ...user.address },
    countries,
    defaultCountry: countries.find(({ code }) => code === market?.country.code)?.code ?? '',
    sessions:
      sessions?.map((entry) => ({ ...entry, lastUsed: timeFormat.format(new Date(entry.lastUsedAt)) })) ??
      null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await readPostedForm(request);
  const block = SETTINGS_BLOCKS.find((candidate) => candidate === form.get('block'));
  if (!block) throw data(null, { status: 400 });
  const t = await loadTranslate(environment.shopper.locale, 'account');
  const outcome = await saveSettings(t, sessionOf(context), block, form);
  if (environment.side === 'browser') {
    // The screen disappears with the account, so it cannot notify the customer.
    if (outcome.kind === 'deleted') {
      track('user:delete', {});
      notify(t('settings.accountDeleted'), { mode: 'success', placement: 'bottom-center' });
    }
    if (outcome.kind === 'saved' && outcome.isMailed) track('newsletter:subscribe', { from: 'account' });
    return outcome;
  }
  // The form was posted without script: the visitor's pages are personal from now on.
  environment.cookies.set(COOKIES.noScript, '1');
  if (outcome.kind === 'rejected') return data(outcome, { status: 422 });
  const localeScope = localeScopeOf(environment.shopper);
  if (outcome.kind === 'deleted')
    return redirectWithin(localeScope, `${linkTo(localeScope, 'sign-in')}?notice=left`, 303);
  if (block === 'type') storeCustomerType(environment, form);
  const mailed = outcome.isMailed ? '&mailed=1' : '';
  return redirectWithin(
    localeScope,
    `${linkTo(localeScope, 'account-settings')}?saved=${block}${mailed}#${block}`,
    303,
  );
}

function storeCustomerType({ cookies }: ShopEnvironment, form: FormData): void {
  cookies.set(COOKIES.customerType, form.get('customerType') === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON');
}

/** The countries that the shop delivers to. */
function countriesOf(markets: Awaited<ReturnType<typeof loadMarkets>>): SettingsData['countries'] {
  const countries = new Map(
    markets.filter(({ isVirtual }) => !isVirtual).map(({ country }) => [country.code, country]),
  );
  return [...countries.values()].map(({ code, name }) => ({ code, name }));
}

export function Component() {
  return <SettingsScreen {...useLoaderData<SettingsData>()} />;
}
