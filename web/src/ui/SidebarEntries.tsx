import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '1', lg: '0.5' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      // All entries of the back office fit a laptop's screen.
      minH: { base: 'touch', lg: '9' },
      px: '3',
      py: { base: '2', lg: '1' },
      borderRadius: 'md',
      lineHeight: 'snug',
      fontWeight: 'semibold',
      color: 'fg.muted',
      '& > svg': { flexShrink: 0 },
      '& > span:first-of-type': { flex: '1', minW: '0' },
      _hover: { bg: 'primary.subtle', color: 'fg' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& a[aria-current=page]': {
      bg: 'primary.subtle',
      color: 'primary',
      fontWeight: 'bold',
      // Drawn where the system replaces our colours.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
      '&:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
    },
  },
});

export interface SidebarEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Such as a CountBadge. */
  readonly badge?: ReactNode;
}

interface SidebarEntriesProps {
  entries: readonly SidebarEntry[];
  back: Pick<SidebarEntry, 'to' | 'label'>;
  onFollow?: () => void;
}

/** The entry of the current page is marked, and so it is on the pages below it: `/users` on `/users/7`. */
export function SidebarEntries({ entries, back, onFollow }: SidebarEntriesProps): ReactElement {
  const isAboveOthers = (to: string) => entries.some((other) => other.to.startsWith(`${to}/`));
  return (
    <>
      <List pb="2" mb="2" borderBottomWidth="1px">
        <li>
          <Link to={back.to} onClick={onFollow}>
            <ArrowLeft size={20} aria-hidden="true" />
            <span>{back.label}</span>
          </Link>
        </li>
      </List>
      <List>
        {entries.map(({ to, label, icon: Icon, badge }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: isAboveOthers(to) }} onClick={onFollow}>
              <Icon size={20} aria-hidden="true" />
              <span>{label}</span>
              {badge}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}
