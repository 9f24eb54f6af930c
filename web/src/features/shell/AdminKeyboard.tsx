import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { storeSingleKeys, usesSingleKeys } from '#web/storage/singleKeys.ts';
import { Kbd } from '#web/ui/Kbd.ts';
import { ListKeys } from '#web/ui/list/ListKeys.tsx';
import { isOverlayOpen } from '#web/ui/overlays.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ListKeysHelp = lazy(async () => ({
  default: (await import('#web/ui/list/ListKeysHelp.tsx')).ListKeysHelp,
}));

// Ctrl-K deletes the rest of a line on a Mac.
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const isPaletteKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isMac() ? metaKey : ctrlKey) && !shiftKey && !altKey;

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minH: 'touch',
    px: '3',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '& > kbd': { display: { base: 'none', md: 'inline-block' }, ms: 'auto' },
  },
});

interface AdminKeyboard {
  /** Opens the palette. */
  readonly opener: ReactElement;
  /** Around the page. */
  readonly wrap: (page: ReactNode) => ReactElement;
}

/** The palette, the keys of lists, and their help. */
export function useAdminKeyboard(): AdminKeyboard {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const [isOn, setOn] = useState(usesSingleKeys);
  const paletteKeys = isMac() ? '⌘ K' : 'Ctrl K';
  const close = () => setOpen(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (open === 'palette') close();
    else if (!isOverlayOpen()) setOpen('palette');
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const switchKeys = (next: boolean) => {
    setOn(next);
    storeSingleKeys(next);
  };
  return {
    opener: (
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setOpen('palette')}
      >
        <Search size={18} aria-hidden="true" />
        Search…
        <Kbd aria-hidden="true">{paletteKeys}</Kbd>
      </Opener>
    ),
    wrap: (page) => (
      <ListKeys isOn={isOn && open === null} onHelp={() => setOpen('keys')}>
        {page}
        <Suspense fallback={null}>
          {open === 'palette' ? <Palette onKeys={() => setOpen('keys')} onClose={close} /> : null}
          {open === 'keys' ? (
            <ListKeysHelp
              others={[{ keys: [paletteKeys], text: 'Find a page, person, ZarCode or payment' }]}
              isOn={isOn}
              onSwitch={switchKeys}
              onClose={close}
            />
          ) : null}
        </Suspense>
      </ListKeys>
    ),
  };
}
