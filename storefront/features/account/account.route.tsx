import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AccountUserDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { type AccountData, AccountScreen } from './account-screen.tsx';

const load = plainLoader('account', 'account.title');

export async function loader(args: LoaderFunctionArgs): Promise<ScreenData & AccountData> {
  const loginToken = new URL(args.request.url).searchParams.get('loginToken');
  if (loginToken) throw await actAs(args.context, loginToken);
  const { api, customer } = sessionOf(args.context);
  const place = localeScopeOf(environmentOf(args.context).shopper);
  const [page, { getUser: user }] = await Promise.all([load(args), api.send(AccountUserDocument, {})]);
  const signedIn = customer();
  // Ended elsewhere, and found out only now.
  if (!user || !signedIn) throw redirectWithin(place, linkTo(place, 'home'));
  const { firstName, lastName } = user.address ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { ...page, customer: signedIn, name: name || null, email: user.email };
}

/** Somebody of the shop follows a link: they are led on, and the token is out of the address before any page is shown. */
async function actAs(context: LoaderFunctionArgs['context'], loginToken: string): Promise<Response> {
  const place = localeScopeOf(environmentOf(context).shopper);
  const outcome = await (await sessionOf(context).auth()).actAs(loginToken);
  return outcome.kind === 'signed-in'
    ? redirectWithin(place, linkTo(place, 'account-orders'), 303)
    : redirectWithin(place, `${linkTo(place, 'sign-in')}?notice=link`, 303);
}

/** Signs out, where there is no script to do it. */
export async function action({ context }: ActionFunctionArgs) {
  const place = localeScopeOf(environmentOf(context).shopper);
  await (await sessionOf(context).auth()).signOut();
  return redirectWithin(place, linkTo(place, 'home'), 303);
}

export function Component() {
  return <AccountScreen {...useLoaderData<AccountData>()} />;
}
