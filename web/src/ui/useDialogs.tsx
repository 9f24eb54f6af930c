import { type ReactElement, Suspense, useState } from 'react';

type Dialogs = Readonly<Record<string, (onClose: () => void, row: never) => ReactElement | null>>;

/** The row that a dialog is about, if it is about one. */
type About<D> = D extends (onClose: () => void, ...about: infer Row) => unknown ? Row : never;

/** Opens a dialog by its name, with the row that it is about. */
export type OpenDialog<D extends Dialogs> = <N extends keyof D & string>(
  name: N,
  ...about: About<D[N]>
) => void;

/**
 * The dialogs of a page, of which one at a time is open; they may be lazy.
 * `useDialogs({ edit: (onClose, row: Parcel) => <EditParcel parcel={row} onClose={onClose} /> })`
 */
export function useDialogs<D extends Dialogs>(dialogs: D): { open: OpenDialog<D>; dialog: ReactElement } {
  const [opened, setOpened] = useState<{ name: keyof D; about: readonly unknown[] } | null>(null);
  const close = () => setOpened(null);
  const dialog = (
    // `open` takes only the row that goes with the name.
    <Suspense>{opened === null ? null : dialogs[opened.name]?.(close, opened.about[0] as never)}</Suspense>
  );
  return { open: (name, ...about) => setOpened({ name, about }), dialog };
}
