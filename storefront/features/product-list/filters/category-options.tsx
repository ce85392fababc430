import { type ReactNode, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { type CategoryNode, categoryTree, nodeState, withSubcategories } from './category-tree.ts';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { OptionBox } from './option-box.tsx';

/** A larger tree is collapsed by branch. */
const maxUnfolded = 12;

interface CategoryOptionsProps {
  group: FilterGroup;
  selectedIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** A tree of categories. A checkbox includes all subcategories, and is indeterminate when only some are selected. */
export function CategoryOptions({ group, selectedIds, onToggle }: CategoryOptionsProps) {
  const tree = categoryTree(group.values);
  const selected = withSubcategories(tree, selectedIds);
  const isLong = group.values.length > maxUnfolded;
  const renderNodes = (nodes: readonly CategoryNode[]): ReactNode => (
    <ul className={styles.options}>
      {nodes.map((node) => (
        <li key={node.id} className={styles.node}>
          <OptionBox
            value={node}
            fieldName={group.parameter}
            state={nodeState(node, selected)}
            onToggle={onToggle}
          />
          {isLong && node.children.length > 0 ? (
            <Branch node={node} isInitiallyOpen={nodeState(node, selected) !== 'none'}>
              {renderNodes(node.children)}
            </Branch>
          ) : (
            node.children.length > 0 && renderNodes(node.children)
          )}
        </li>
      ))}
    </ul>
  );
  return renderNodes(tree);
}

function Branch({
  node,
  isInitiallyOpen,
  children,
}: {
  node: CategoryNode;
  isInitiallyOpen: boolean;
  children: ReactNode;
}) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <details className={styles.branch} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t('filters.showSubcategories', { label: node.label })} />
      {children}
    </details>
  );
}
