import { type LinkProps, useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { useMediaQuery } from '#web/ui/useMediaQuery.ts';
import { RowAction, RowActions, RowLabel } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';

interface Shown {
  /** Names the row as well: `Delete 7PT-FLHV`. */
  readonly label: string;
  /** A part of the label, for those who see the row: `Delete`. */
  readonly text: string;
  /** Instead of the text in the menu, which has more room. */
  readonly menuText?: string;
  readonly icon: LucideIcon;
  readonly danger?: boolean;
  /** Its label says why. */
  readonly disabled?: boolean;
}

export type RowChoice = Shown &
  (
    | { readonly onSelect: () => void }
    | {
        readonly link: {
          readonly to: NonNullable<LinkProps['to']>;
          readonly params: { readonly code: string };
        };
      }
  );

interface RowChoicesProps {
  /** The name of the menu: `Actions for 7PT-FLHV`. */
  menuLabel: string;
  choices: readonly RowChoice[];
}

/** A phone has room for these beside the rest of a row. */
const maxOnPhone = 2;
/** And a table below the lg breakpoint of theme/config.ts for these. */
const maxInNarrowTable = 5;

/** The actions of a row: buttons, with labels where there is room, and a menu where there is not. */
export function RowChoices({ menuLabel, choices }: RowChoicesProps): ReactElement {
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const navigate = useNavigate();
  if ((isPhone && choices.length > maxOnPhone) || (isNarrow && choices.length > maxInNarrowTable)) {
    const entries = choices.map(({ label: name, text, menuText: label = text, ...choice }) => ({
      ...choice,
      name,
      label,
      onSelect: 'link' in choice ? () => void navigate(choice.link) : choice.onSelect,
    }));
    return (
      <RowActions>
        <RowMenu label={menuLabel} entries={entries} />
      </RowActions>
    );
  }
  return (
    <RowActions>
      {choices.map((choice) =>
        'link' in choice ? (
          <LinkButton
            key={choice.text}
            {...choice.link}
            variant="ghost"
            size="icon"
            aria-label={choice.label}
          >
            <choice.icon aria-hidden="true" />
            <RowLabel>{choice.text}</RowLabel>
          </LinkButton>
        ) : (
          <RowAction key={choice.text} {...choice} />
        ),
      )}
    </RowActions>
  );
}
