import type { Scope } from '#backend/catalogue-index/scope.ts';
import { changeCart } from '#backend/features/cart/changes/change-cart.ts';
import { claimCart } from '#backend/features/cart/ownership/claim-cart.ts';
import { isVatFree, type VatNumberCheck } from '#backend/features/cart/prices/is-vat-free.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { VatRegister } from '#backend/pricing/vat-register.ts';
import { parseVatNumber, type VatNumber } from '#contract/customer/vat-number.ts';
import type { VatNumberState } from '#contract/order/vat-number-requests.ts';

interface EnteredNumber {
  cartId: string;
  /** Undefined: the stored number is returned and not checked again. */
  vatNumber?: string | undefined;
}

/** Checks a company's VAT number and stores the response with the cart, which decides whether VAT is charged. */
export async function checkVatNumber(
  context: ShopContext,
  scope: Scope,
  { cartId, vatNumber }: EnteredNumber,
): Promise<VatNumberState> {
  const { vatRegister } = context;
  if (!vatRegister) return { result: 'off', vatNumber: null };
  const cart = await claimCart(context, cartId);
  if (!cart) throw unknownCart();
  if (vatNumber === undefined) return describeCheck(cart.vat_number_check, scope);
  const parsed = parseVatNumber(vatNumber);
  const check = parsed ? await consultRegister(context, scope, parsed, vatRegister) : null;
  const changed = await changeCart(context, { scope, cartId }, (read) => ({
    ...read,
    vat_number_check: check,
  }));
  if (!changed) throw unknownCart();
  if (!parsed && vatNumber.trim() !== '') return { result: 'malformed', vatNumber: null };
  return describeCheck(check, scope);
}

async function consultRegister(
  context: ShopContext,
  { channel, now }: Scope,
  number: VatNumber,
  register: VatRegister,
): Promise<VatNumberCheck> {
  await context.limit({ action: 'vat-number' });
  // The register returns a consultation number, which proves the check, to a seller that states its own number.
  const seller = parseVatNumber(channel.settings.company.vatNumber ?? '');
  const response = await register.check(number, seller);
  return {
    vatNumber: number.prefix + number.nationalNumber,
    state: response.state,
    consultationNumber: response.state === 'valid' ? response.consultationNumber : null,
    checkedAt: new Date(now).toISOString(),
  };
}

function describeCheck(check: VatNumberCheck | null, scope: Scope): VatNumberState {
  if (!check) return { result: 'none', vatNumber: null };
  const { vatNumber, state } = check;
  if (state !== 'valid') return { result: state, vatNumber };
  return { result: isVatFree(check, scope) ? 'untaxed' : 'domestic', vatNumber };
}

function unknownCart(): ShopError {
  return new ShopError('UNKNOWN_CART', 'There is no such cart.');
}
