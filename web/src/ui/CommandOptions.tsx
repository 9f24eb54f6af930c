import { chakra } from '@chakra-ui/react';
import { createLink, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';

export interface CommandOption {
  readonly id: string;
  readonly title: string;
  /** Beside or below the title, smaller. */
  readonly line?: string;
  readonly icon: LucideIcon;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export interface CommandGroup {
  /** `Pages` */
  readonly label: string;
  readonly options: readonly CommandOption[];
}

const List = chakra('div', {
  base: { flex: '0 1 auto', overflowY: 'auto', overscrollBehavior: 'contain', px: '2', pb: '2' },
});

const GroupLabel = chakra('div', {
  base: { px: '3', pt: '3', pb: '1', color: 'fg.muted', fontSize: 'sm', fontWeight: 'bold' },
});

const Option = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'touch',
      px: '3',
      py: '1.5',
      borderRadius: 'md',
      lineHeight: 'snug',
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
      '& > span': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '3',
        minW: 0,
        '& > *': { flexBasis: { base: 'full', md: 'auto' }, overflowWrap: 'anywhere', minW: 0 },
      },
      '&[aria-selected=true]': {
        bg: 'primary.subtle',
        // Drawn where the system replaces our colours.
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
    },
  }),
);

interface CommandOptionsProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  list: RefObject<HTMLDivElement | null>;
  active: number;
  onActive: (id: string) => void;
  onFollow: () => void;
}

/** The groups of a CommandDialog. Options are links, so that the pointer can open them in a new tab too. */
export function CommandOptions(props: CommandOptionsProps): ReactElement {
  const { id, label, groups, list, active, onActive, onFollow } = props;
  const options = groups.flatMap((group) => group.options);
  return (
    <List ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={options.length === 0}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, and these are options.
        <div key={group.label} role="group" aria-label={group.label}>
          <GroupLabel aria-hidden="true">{group.label}</GroupLabel>
          {group.options.map((option) => {
            const index = options.indexOf(option);
            return (
              <Option
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Not by entering: scrolling brings options under a pointer that rests.
                onMouseMove={() => index !== active && onActive(option.id)}
                onClick={({ ctrlKey, metaKey, shiftKey }) => {
                  if (!ctrlKey && !metaKey && !shiftKey) onFollow();
                }}
                {...option.link}
              >
                <option.icon size={20} aria-hidden="true" />
                <span>
                  <chakra.span fontWeight="semibold">{option.title}</chakra.span>
                  {option.line === undefined ? null : (
                    <chakra.span color="fg.muted" fontSize="sm">
                      {option.line}
                    </chakra.span>
                  )}
                </span>
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}
