import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { useMeetsLevel } from '#web/session/guards.ts';
import { Button } from '#web/ui/Button.tsx';
import { CommandDialog } from '#web/ui/CommandDialog.tsx';
import { Kbd } from '#web/ui/Kbd.ts';
import { paletteGroups } from './paletteGroups.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

const Message = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    flexShrink: 0,
    px: '5',
    py: '3',
    color: 'fg.muted',
  },
});

const Hint = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5' } });

interface PaletteProps {
  onKeys: () => void;
  onClose: () => void;
}

/** Finds pages of the back office, people, codes and payments. */
export function Palette({ onKeys, onClose }: PaletteProps): ReactElement {
  const [text, setText] = useState('');
  const isSuperAdmin = useMeetsLevel('superAdmin');
  const { isSearching, failed, retry, ...found } = usePaletteSearch(text);
  // All together: what is active when Enter is pressed does not change places meanwhile.
  const groups = paletteGroups(text, isSearching ? {} : found, isSuperAdmin);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const nothing =
    count === 0 && !isSearching && failed.length === 0 ? `Nothing found for “${text.trim()}”.` : '';
  const failure = failed.length === 0 || isSearching ? '' : failureText(failed);
  const counted = count === 1 ? '1 result' : `${count} results`;
  return (
    <CommandDialog
      title="Search the back office"
      placeholder="Page, person, ZarCode or payment"
      text={text}
      onText={setText}
      groups={groups}
      status={isSearching ? '' : [nothing || counted, failure].filter(Boolean).join('. ')}
      footer={
        <>
          <Hint>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
          </Hint>
          <Hint>
            <Kbd>Enter</Kbd> to open
          </Hint>
          <Hint>
            <Kbd>Ctrl Enter</Kbd> in a new tab
          </Hint>
          <Button variant="ghost" size="sm" ms="auto" onClick={onKeys}>
            All keys
          </Button>
        </>
      }
      onClose={onClose}
    >
      {isSearching ? <Message aria-hidden="true">Searching…</Message> : null}
      {nothing === '' ? null : (
        <Message aria-hidden="true">{nothing} Try a name, email, code or number.</Message>
      )}
      {failure === '' ? null : (
        <Message>
          {failure}
          <Button variant="outline" size="sm" onClick={retry}>
            Try again
          </Button>
        </Message>
      )}
    </CommandDialog>
  );
}

/** `People and payments could not be searched` */
function failureText(failed: readonly string[]): string {
  const names = new Intl.ListFormat('en-ZA').format(failed);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} could not be searched`;
}
