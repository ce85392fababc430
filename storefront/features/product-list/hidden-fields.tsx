import { entriesOf, type ListAddress } from './list-address.ts';

/** What a form without script must send along, so that it changes only what it is for. */
export function HiddenFields({
  address,
  isLeftOut,
}: {
  address: ListAddress;
  isLeftOut: (parameter: string) => boolean;
}) {
  return entriesOf({ ...address, page: null })
    .filter(([name]) => !isLeftOut(name))
    .map(([name, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and their order is fixed.
      <input key={index} type="hidden" name={name} value={value} />
    ));
}
