import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { AccountSettingsDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { nameCountries } from '#storefront/session/name-countries.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { formOf } from './account-form-page.tsx';
import { readNotes } from './customer-notes.ts';
import { saveSettings } from './save-settings.ts';
import { maskNumber, SETTINGS_BLOCKS } from './settings-blocks.ts';
import { type SettingsData, SettingsScreen } from './settings-screen.tsx';

const load = plainLoader('account-settings', 'account.settings');

export async function loader(args: LoaderFunctionArgs): Promise<ScreenData & SettingsData> {
  const { shopper, api } = environmentOf(args.context);
  const session = sessionOf(args.context);
  const place = localeScopeOf(shopper);
  const [page, { getUser: user }, sessions, markets] = await Promise.all([
    load(args),
    // Never kept: it has changed when the page is shown again.
    session.api.send(AccountSettingsDocument, {}),
    session.auth().then((auth) => auth.sessions()),
    loadMarkets(api),
  ]);
  const customer = session.customer();
  if (!user || !customer) throw redirectWithin(place, linkTo(place, 'home'));
  const time = dateTimeFormat(LOCALES[shopper.locale].iso, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: SHOP.timeZone },
  });
  return {
    ...page,
    ...readNotes(user.metaData),
    customer,
    email: user.email,
    type: user.customerType ?? 'PERSON',
    gender: user.gender ?? 'UNSET',
    newsletter: user.newsletter ?? false,
    maskedNumber: maskNumber(user.personalId),
    address: { ...user.address },
    countries: countriesOf(nameCountries(markets, shopper.locale)),
    sessions:
      sessions?.map((open) => ({ ...open, lastUsed: time.format(new Date(open.lastUsedAt)) })) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await formOf(request);
  const block = SETTINGS_BLOCKS.find((known) => known === form.get('block'));
  if (!block) throw data(null, { status: 400 });
  const outcome = await saveSettings(environment, sessionOf(context), block, form);
  if (environment.side === 'browser') {
    // The screen is gone with the account, so nobody there could tell.
    if (outcome.kind === 'left') {
      track('user:delete', {});
      notify(environment.t('settings.left'), { mode: 'success', placement: 'bottom-center' });
    }
    if (outcome.kind === 'saved' && outcome.isMailed) track('newsletter:subscribe', { from: 'account' });
    return outcome;
  }
  environment.cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'refused') return data(outcome, { status: 422 });
  const place = localeScopeOf(environment.shopper);
  if (outcome.kind === 'left') return redirectWithin(place, `${linkTo(place, 'sign-in')}?notice=left`, 303);
  if (block === 'type') keepType(environment, form);
  const mailed = outcome.isMailed ? '&mailed=1' : '';
  return redirectWithin(place, `${linkTo(place, 'account-settings')}?saved=${block}${mailed}#${block}`, 303);
}

function keepType({ cookies }: ShopEnvironment, form: FormData): void {
  cookies.set(COOKIES.customerType, form.get('customerType') === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON');
}

/** One can live in every country that the shop sends to. */
function countriesOf(markets: Awaited<ReturnType<typeof loadMarkets>>): SettingsData['countries'] {
  const known = new Map(
    markets.filter(({ isVirtual }) => !isVirtual).map(({ country }) => [country.code, country]),
  );
  return [...known.values()].map(({ code, name }) => ({ code, name }));
}

export { loadAccountWords as prepare } from '#storefront/translations/words.ts';

export function Component() {
  return <SettingsScreen {...useLoaderData<SettingsData>()} />;
}
