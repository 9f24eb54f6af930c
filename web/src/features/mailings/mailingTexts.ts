import type { MailingResponse, MailingState } from '#shared/contract/mailings.ts';

export const stateBadges = {
  draft: { text: 'Draft', tone: 'muted' },
  sending: { text: 'Sending', tone: 'info' },
  paused: { text: 'Paused', tone: 'muted' },
  sent: { text: 'Sent', tone: 'success' },
  cancelled: { text: 'Stopped', tone: 'muted' },
} as const satisfies Record<MailingState, unknown>;

export const roleLabels = { user: 'Users', admin: 'Admins', super_admin: 'Super admins' } as const;

/** Who gets it. */
export function audienceText(audience: MailingResponse['audience']): string {
  switch (audience.kind) {
    case 'all':
      return 'Everybody';
    case 'creators':
      return 'Creators';
    case 'role':
      return roleLabels[audience.role];
    case 'province':
      return `Owners of codes in ${audience.province}`;
    case 'person':
      return audience.email || 'A person whose account was deleted';
  }
}

const number = new Intl.NumberFormat('en-ZA');
export const countText = (count: number): string => number.format(count);

export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${countText(count)} people`;
