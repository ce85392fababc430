/** A rule of law that begins on a day or changes. `docs/law.md` has the same table. */
interface DatedRule {
  rule: string;
  /** Countries, or EU. */
  where: string;
  /** The first day; `?` if it was not found. */
  from: string;
  /** The day of the last check. */
  checkedOn: string;
  /** `seen`: read in the text of the law. `open`: the text or the day was not found, a lawyer must confirm it. */
  status: 'seen' | 'open';
}

/** A person must check each rule again after this many days. */
export const DAYS_BETWEEN_CHECKS = 180;

const checkedOn = '2026-11-16';

export const DATED_RULES: readonly DatedRule[] = [
  {
    rule: 'Withdrawal function (Dir. 2023/2673)',
    where: 'EU',
    from: '2026-06-19',
    checkedOn,
    status: 'seen',
  },
  { rule: 'Withdrawal function', where: 'NO', from: '?', checkedOn, status: 'open' },
  {
    rule: 'Legal-guarantee notice (Reg. 2025/1960)',
    where: 'EU',
    from: '2026-09-27',
    checkedOn,
    status: 'seen',
  },
  { rule: 'Legal-guarantee notice', where: 'NO', from: '?', checkedOn, status: 'open' },
  { rule: 'Consumer credit (Dir. 2023/2225)', where: 'EU', from: '2026-11-20', checkedOn, status: 'seen' },
  {
    rule: 'Consumer credit: wording of the warning',
    where: 'SE',
    from: '2026-11-20',
    checkedOn,
    status: 'open',
  },
  { rule: 'VAT on books 13.5 %', where: 'FI, AX', from: '2026-01-01', checkedOn, status: 'seen' },
  { rule: 'VAT on books: abolition', where: 'DK', from: '?', checkedOn, status: 'open' },
  { rule: 'Product safety (Reg. 2023/988)', where: 'EU', from: '2024-12-13', checkedOn, status: 'seen' },
  { rule: 'Accessibility (Dir. 2019/882)', where: 'EU', from: '2025-06-28', checkedOn, status: 'seen' },
  { rule: 'Packaging (Reg. 2025/40)', where: 'EU', from: '2026-08-12', checkedOn, status: 'seen' },
  { rule: 'Fixed book prices (bokloven)', where: 'NO', from: '2024-01-01', checkedOn, status: 'open' },
  { rule: 'Minimum delivery fee of books', where: 'FR', from: '2023-10-07', checkedOn, status: 'open' },
  {
    rule: 'Digital services: reports and reasons (Reg. 2022/2065)',
    where: 'EU',
    from: '2024-02-17',
    checkedOn,
    status: 'seen',
  },
];
