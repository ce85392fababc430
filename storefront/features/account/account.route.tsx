import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AccountUserDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { type AccountData, AccountScreen } from './account-screen.tsx';

const load = createHeadingLoader('account', 'account.title');

export async function loader(args: LoaderFunctionArgs): Promise<ScreenData & AccountData> {
  const loginToken = new URL(args.request.url).searchParams.get('loginToken');
  if (loginToken) throw await impersonate(args.context, loginToken);
  const { api, customer } = sessionOf(args.context);
  const localeScope = localeScopeOf(environmentOf(args.context).shopper);
  const [page, { getUser: user }] = await Promise.all([load(args), api.send(AccountUserDocument, {})]);
  const signedIn = customer();
  // Another tab or device ended the session.
  if (!user || !signedIn) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const { firstName, lastName } = user.address ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { ...page, customer: signedIn, name: name || null, email: user.email };
}

/** Starts an impersonation by a staff link. The redirect removes the token from the URL before a page is displayed. */
async function impersonate(context: LoaderFunctionArgs['context'], loginToken: string): Promise<Response> {
  const localeScope = localeScopeOf(environmentOf(context).shopper);
  const outcome = await (await sessionOf(context).auth()).impersonate(loginToken);
  return outcome.kind === 'signed-in'
    ? redirectWithin(localeScope, linkTo(localeScope, 'account-orders'), 303)
    : redirectWithin(localeScope, `${linkTo(localeScope, 'sign-in')}?notice=link`, 303);
}

/** Signs out without script. */
export async function action({ context }: ActionFunctionArgs) {
  const localeScope = localeScopeOf(environmentOf(context).shopper);
  await (await sessionOf(context).auth()).signOut();
  return redirectWithin(localeScope, linkTo(localeScope, 'home'), 303);
}

export function Component() {
  return <AccountScreen {...useLoaderData<AccountData>()} />;
}
