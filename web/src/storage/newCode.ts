import { sessionOwner } from '#web/session/session.ts';

export interface NewCode {
  /** As it is shown: 7PT-FLHV. */
  readonly zarcode: string;
  readonly title: string;
}

const name = 'new_code'; // docs/product/offline.md#local-storage

/** The code that was made last on this device, for its owner, until they have seen enough of it. */
export const newCode = {
  read(): NewCode | null {
    try {
      const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as (NewCode & { owner: string }) | null;
      if (stored === null || stored.owner !== sessionOwner()) return null;
      const { zarcode, title } = stored;
      return typeof zarcode === 'string' && typeof title === 'string' ? { zarcode, title } : null;
    } catch {
      return null;
    }
  },
  write({ zarcode, title }: NewCode): void {
    try {
      localStorage.setItem(name, JSON.stringify({ owner: sessionOwner(), zarcode, title }));
    } catch {}
  },
  clear(): void {
    try {
      localStorage.removeItem(name);
    } catch {}
  },
};
