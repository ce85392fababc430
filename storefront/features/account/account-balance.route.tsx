import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { AccountBalanceDocument } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { dateTimeFormat, numberFormat } from '#storefront/translations/formatters.ts';
import { type BalanceData, BalanceScreen } from './balance-screen.tsx';

const load = createHeadingLoader('account-balance', 'account.balance');

export async function loader(args: LoaderFunctionArgs): Promise<ScreenData & BalanceData> {
  const { shopper } = environmentOf(args.context);
  const session = sessionOf(args.context);
  const localeScope = localeScopeOf(shopper);
  const [page, { getUser: user }, movements] = await Promise.all([
    load(args),
    session.api.send(AccountBalanceDocument, {}),
    session.auth().then((auth) => auth.movements()),
  ]);
  const customer = session.customer();
  if (!user || !customer) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const language = LOCALES[shopper.locale].iso;
  const dateFormat = dateTimeFormat(language, { dateStyle: 'long', timeZone: SHOP.timeZone });
  return {
    ...page,
    customer,
    balances: (user.balances ?? []).flatMap((balance) => balance?.amountFormatted ?? []),
    movements:
      movements?.map(({ amount, currency, reason, orderId, at }) => ({
        reason,
        orderId,
        at,
        isDebit: amount < 0,
        date: dateFormat.format(new Date(at)),
        amount: numberFormat(language, {
          style: 'currency',
          currency,
          signDisplay: 'always',
          // Formatted like prices: whole kronor without decimals, euros always with decimals.
          trailingZeroDisplay: currency === 'EUR' ? 'auto' : 'stripIfInteger',
        }).format(amount),
      })) ?? null,
  };
}

export function Component() {
  return <BalanceScreen {...useLoaderData<BalanceData>()} />;
}
