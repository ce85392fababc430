import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ProductDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { type AddedToCart, addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { canonicalRedirect } from '#storefront/routing/canonical-redirect.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { imagePath } from './cover.tsx';
import { type ProductData, ProductScreen } from './product-screen.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  const { api, shopper } = environmentOf(context);
  const { product } = await api.query(ProductDocument, { alias: params.alias ?? '' });
  if (!product) throw data(null, { status: 404 });
  const place = placeOf(shopper);
  const elsewhere = canonicalRedirect(place, new URL(request.url), product.canonicalUrl);
  if (elsewhere) throw elsewhere;
  const picture = product.productImages?.[0]?.fileName;
  return {
    meta: {
      title: [product.meta?.title ?? product.name, product.texts?.text1].filter(Boolean).join(' – '),
      description: product.meta?.description,
      canonical: product.canonicalUrl ?? undefined,
      alternates: (product.alternativeUrls ?? []).flatMap((alternate) => alternate ?? []),
      image: picture ? imagePath(picture, 800, 'jpg') : undefined,
    },
    product,
    homeUrl: linkTo(place, 'home'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const skuId = Number(form.get('skuId') ?? Number.NaN);
  const quantity = Number(form.get('quantity') ?? 1);
  const outcome: AddedToCart =
    Number.isInteger(skuId) && Number.isInteger(quantity) && quantity > 0
      ? await addToCart(environment, { skuId, quantity })
      : { kind: 'refused', message: environment.words('product.mustChoose') };
  if (environment.side === 'browser') return outcome;
  // Posted without script: from now on this visitor's pages carry what is theirs. A reload must not add once more.
  environment.cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'added')
    return redirectWithin(placeOf(environment.shopper), `${new URL(request.url).pathname}#added`, 303);
  return data(outcome, { status: 422 });
}

export function Component() {
  return <ProductScreen {...useLoaderData<ProductData>()} />;
}
