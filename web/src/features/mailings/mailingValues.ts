import type { EnteredAudience, MailingResponse } from '#shared/contract/mailings.ts';
import type { Province } from '#shared/domain/provinces.ts';

/** The fields of the form: all that an audience may have, of which its kind needs some. */
export interface MailingValues {
  readonly subject: string;
  readonly text: string;
  readonly audience: {
    readonly kind: EnteredAudience['kind'];
    readonly role: 'user' | 'admin' | 'super_admin';
    readonly province: Province;
    readonly email: string;
  };
}

const noAudience: MailingValues['audience'] = { kind: 'all', role: 'user', province: 'Gauteng', email: '' };

export function valuesOf(mailing: MailingResponse | undefined): MailingValues {
  if (mailing === undefined) return { subject: '', text: 'Hello {firstName},\n\n', audience: noAudience };
  const { subject, text, audience } = mailing;
  const { kind } = audience;
  return {
    subject,
    text,
    audience: {
      kind,
      role: kind === 'role' ? audience.role : noAudience.role,
      province: kind === 'province' ? audience.province : noAudience.province,
      email: kind === 'person' ? audience.email : '',
    },
  };
}

function audienceOf({ kind, role, province, email }: MailingValues['audience']): EnteredAudience {
  switch (kind) {
    case 'role':
      return { kind, role };
    case 'province':
      return { kind, province };
    case 'person':
      return { kind, email };
    default:
      return { kind };
  }
}

export const bodyOf = ({ subject, text, audience }: MailingValues) => ({
  subject,
  text,
  audience: audienceOf(audience),
});
