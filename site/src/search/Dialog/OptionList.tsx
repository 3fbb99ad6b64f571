import { memo, type ReactNode, useId } from 'react';
import styles from './styles.module.css';
import { optionId } from './use-active-option.ts';

export interface OptionGroup {
  name: string;
  options: { url: string; content: ReactNode }[];
}

interface Props {
  id: string;
  label: string;
  groups: OptionGroup[];
  activeIndex: number;
}

/**
 * The list of the combobox. Every option is a link, so that it opens in a new tab like any other.
 * A keystroke renders the field at once, and the list only when it has changed.
 */
export default memo(function OptionList({ id, label, groups, activeIndex }: Props) {
  const starts = groups.map((_, position) =>
    groups.slice(0, position).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={label} hidden={groups.length === 0}>
      {groups.map((group, position) => (
        <Group
          key={group.name}
          group={group}
          listId={id}
          start={starts[position] ?? 0}
          activeIndex={activeIndex}
        />
      ))}
    </div>
  );
});

interface GroupProps {
  group: OptionGroup;
  listId: string;
  start: number;
  activeIndex: number;
}

function Group({ group: { name, options }, listId, start, activeIndex }: GroupProps) {
  const nameId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
    <div role="group" aria-labelledby={nameId}>
      <div id={nameId} role="presentation" className={styles.groupName}>
        {name}
      </div>
      {options.map(({ url, content }, position) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a keystroke writes into the links that are there.
          key={position}
          id={optionId(listId, start + position)}
          href={url}
          role="option"
          aria-selected={start + position === activeIndex}
          tabIndex={-1}
          className={styles.option}
        >
          {content}
        </a>
      ))}
    </div>
  );
}
