import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { AccountPage } from '#storefront/features/account/account-page.tsx';
import { DownloadList } from '#storefront/features/download/downloads.tsx';
import { loadDownloads } from '#storefront/features/download/load-downloads.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

interface LibraryData extends ScreenData {
  heading: string;
  customer: Customer;
  books: DownloadableBook[];
}

const load = createHeadingLoader('account-library', 'account.library');

/** All e-books and audiobooks of a customer. */
export async function loader(args: LoaderFunctionArgs): Promise<LibraryData> {
  const session = sessionOf(args.context);
  const { shopper } = environmentOf(args.context);
  const [page, books] = await Promise.all([load(args), loadDownloads(session.sendShopRequest, shopper, {})]);
  const customer = session.customer();
  const localeScope = localeScopeOf(shopper);
  if (!customer) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  return { ...page, customer, books };
}

export function Component() {
  const { heading, customer, books } = useLoaderData<LibraryData>();
  const { t } = useShop('purchase');
  return (
    <AccountPage heading={heading} current="account-library" customer={customer}>
      <p>{t(books.length > 0 ? 'downloads.lead' : 'downloads.none')}</p>
      <DownloadList books={books} />
    </AccountPage>
  );
}
