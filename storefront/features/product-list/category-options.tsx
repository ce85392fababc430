import { type CategoryNode, categoryTree, nodeState, selectedBelow } from './category-tree.ts';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { OptionBox } from './option-box.tsx';

interface CategoryOptionsProps {
  group: FilterGroup;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Categories below one another: a box stands for all that is below it, and shows when only a part is chosen. */
export function CategoryOptions({ group, chosen, onToggle }: CategoryOptionsProps) {
  const tree = categoryTree(group.values);
  const selected = selectedBelow(tree, chosen);
  const branch = (nodes: readonly CategoryNode[]) => (
    <ul className={styles.options}>
      {nodes.map((node) => (
        <li key={node.id}>
          <OptionBox
            value={node}
            parameter={group.parameter}
            state={nodeState(node, selected)}
            onToggle={onToggle}
          />
          {node.children.length > 0 && branch(node.children)}
        </li>
      ))}
    </ul>
  );
  return branch(tree);
}
