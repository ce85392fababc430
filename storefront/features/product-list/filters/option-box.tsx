import { formatChoice } from '../navigation/list-query.ts';
import styles from './filter-fields.module.css';
import type { FilterValue } from './filter-groups.ts';

interface OptionBoxProps {
  value: FilterValue;
  /** The name of the form field, which is the parameter of the URL. */
  fieldName: string;
  /** `some`: only some subcategories of the category are selected. */
  state: 'all' | 'some' | 'none';
  onToggle: (id: string) => void;
}

/** One value of a filter with its count. A value without products is disabled, not removed. */
export function OptionBox({ value, fieldName, state, onToggle }: OptionBoxProps) {
  const isDisabled = value.count === 0 && state === 'none';
  return (
    <label className={styles.option} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        name={fieldName}
        value={formatChoice(value)}
        checked={state === 'all'}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onChange={() => onToggle(value.id)}
      />
      <span className={styles.label}>{value.label}</span>
      <span className={styles.optionCount}>{value.count}</span>
    </label>
  );
}
