import type { VatNumber } from '#contract/customer/vat-number.ts';

/** A register of VAT numbers, such as VIES. */
export interface VatRegister {
  /** `requester` is the seller's number, for which the register issues a proof of the consultation. */
  check(number: VatNumber, requester: VatNumber | undefined): Promise<VatRegisterResponse>;
}

export type VatRegisterResponse =
  | { state: 'valid'; consultationNumber: string | null }
  | { state: 'invalid' }
  /** The register, or that of the member state, does not respond. */
  | { state: 'unavailable' };
