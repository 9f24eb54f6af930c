import { meetsLevel, type Role } from './can.ts';

/** How much of a code its owner shows to others (docs/product/privacy.md). */
export const visibilities = ['public', 'area', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** What somebody brought along that opens a code, and that has been checked. */
export type OpenedBy = 'pass' | 'pin';

export interface Viewer {
  /** Null for a visitor. */
  readonly user: { readonly id: string; readonly role: Role } | null;
  readonly openedBy?: OpenedBy | undefined;
  /** An admin who asked to see the place, which the audit says. */
  readonly isAudited?: boolean | undefined;
}

export const visitor: Viewer = { user: null };

/** On routes that only admins may call, whoever it is: they own no code there. */
export const anyAdmin: Viewer = { user: { id: '', role: 'admin' } };

/** A code, as far as it says who may see it. Without a level it is public. */
export interface Guarded {
  readonly ownerId: string;
  readonly visibility?: Visibility | undefined;
}

/** All of a code; what names its area; or not even that it exists. */
export type View = 'whole' | 'area' | 'nothing';

/** What of a place names its area. */
export const areaFields = ['title', 'suburb', 'city', 'province'] as const;

/** The one decision of what of a code is shown to whom. */
export function viewOf({ ownerId, visibility = 'public' }: Guarded, viewer: Viewer): View {
  if (visibility === 'public') return 'whole';
  const { user, openedBy, isAudited = false } = viewer;
  if (user !== null && user.id !== '' && user.id === ownerId) return 'whole';
  if (openedBy === 'pass' || (openedBy === 'pin' && visibility === 'area')) return 'whole';
  if (user !== null && meetsLevel(user.role, 'admin')) return isAudited ? 'whole' : 'area';
  return visibility === 'area' ? 'area' : 'nothing';
}

export const levelOf = ({ visibility = 'public' }: Pick<Guarded, 'visibility'>): Visibility => visibility;
export const isPublic = (code: Pick<Guarded, 'visibility'>): boolean => levelOf(code) === 'public';

/** Digits of a PIN. */
export const pinLengths = { min: 4, max: 6 } as const;
export const pinPattern = /^\d{4,6}$/;

/** How long a pass opens a code, in hours; null until it is revoked. */
export const passHours = [2, 24, 168, null] as const;
export type PassHours = (typeof passHours)[number];

/** How often it does; null for any number. */
export const passOpenings = [1, 5, null] as const;
export type PassOpenings = (typeof passOpenings)[number];

export const maxPassLabel = 40;
/** Live ones of a code. */
export const maxPasses = 50;
/** The newest that its owner sees of each pass. */
export const maxOpeningsListed = 20;
