import { chakra } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { SidebarEntries, type SidebarEntry } from './SidebarEntries.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

const loadSlideOut = () => import('./SlideOut.tsx');
const SlideOut = lazy(async () => ({ default: (await loadSlideOut()).SlideOut }));

const Columns = chakra('div', {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' },
    alignItems: 'start',
    '@media print': { display: 'block' },
  },
});

const Sidebar = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    // Below the header.
    top: '16',
    height: 'calc(100dvh - 4rem)',
    overflowY: 'auto',
    px: '3',
    py: '4',
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    '@media print': { display: 'none' },
  },
});

const Opener = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '8' },
    py: '2',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    '@media print': { display: 'none' },
  },
});

interface SidebarLayoutProps {
  /** What the entries lead through: "Admin". */
  label: string;
  entries: readonly SidebarEntry[];
  /** The way out of these pages. */
  back: Pick<SidebarEntry, 'to' | 'label'>;
  /** Above the entries, or beside the button that slides them out. */
  search?: ReactNode;
  children: ReactNode;
}

/** Pages beside their navigation: a sidebar on a wide screen, a panel that slides out on others. */
export function SidebarLayout({ label, entries, back, search, children }: SidebarLayoutProps): ReactElement {
  const [wanted, setWanted] = useState(false);
  // The lg breakpoint of theme/config.ts. A panel that is open while the window grows gives way to the sidebar.
  const isWide = useMediaQuery('(min-width: 64rem)');
  const open = wanted && !isWide;
  const panelId = useId();
  const close = () => setWanted(false);
  return (
    <Columns>
      <Sidebar aria-label={label}>
        {search === undefined ? null : <chakra.div mb="3">{search}</chakra.div>}
        <SidebarEntries entries={entries} back={back} />
      </Sidebar>
      <Opener>
        <Button
          variant="ghost"
          // Its picture, not the button around it, is in line with the page.
          ms="-5"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onPointerEnter={() => void loadSlideOut()}
          onFocus={() => void loadSlideOut()}
          onClick={() => setWanted(true)}
        >
          <Menu aria-hidden="true" />
          {label}
        </Button>
        {search === undefined ? null : (
          <chakra.div flex="1" maxW="20rem" ms="auto">
            {search}
          </chakra.div>
        )}
      </Opener>
      {open ? (
        <Suspense fallback={null}>
          <SlideOut id={panelId} title={label} onClose={close}>
            <nav aria-label={label}>
              <SidebarEntries entries={entries} back={back} onFollow={close} />
            </nav>
          </SlideOut>
        </Suspense>
      ) : null}
      <chakra.div minW="0">{children}</chakra.div>
    </Columns>
  );
}
