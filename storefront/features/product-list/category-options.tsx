import { type ReactNode, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { type CategoryNode, categoryTree, nodeState, selectedBelow } from './category-tree.ts';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { OptionBox } from './option-box.tsx';

/** A tree of so many categories is seen at a glance; a larger one is opened branch by branch. */
const mostUnfolded = 12;

interface CategoryOptionsProps {
  group: FilterGroup;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Categories below one another: a box stands for all that is below it, and shows when only a part is chosen. */
export function CategoryOptions({ group, chosen, onToggle }: CategoryOptionsProps) {
  const tree = categoryTree(group.values);
  const selected = selectedBelow(tree, chosen);
  const isLong = group.values.length > mostUnfolded;
  const branch = (nodes: readonly CategoryNode[]): ReactNode => (
    <ul className={styles.options}>
      {nodes.map((node) => (
        <li key={node.id} className={styles.node}>
          <OptionBox
            value={node}
            parameter={group.parameter}
            state={nodeState(node, selected)}
            onToggle={onToggle}
          />
          {isLong && node.children.length > 0 ? (
            <Branch node={node} isOpenAtFirst={nodeState(node, selected) !== 'none'}>
              {branch(node.children)}
            </Branch>
          ) : (
            node.children.length > 0 && branch(node.children)
          )}
        </li>
      ))}
    </ul>
  );
  return branch(tree);
}

function Branch({
  node,
  isOpenAtFirst,
  children,
}: {
  node: CategoryNode;
  isOpenAtFirst: boolean;
  children: ReactNode;
}) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.branch} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t('filters.branch', { label: node.label })} />
      {children}
    </details>
  );
}
