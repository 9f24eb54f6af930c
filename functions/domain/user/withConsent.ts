import type { User } from '#functions/data/users.ts';
import { consentWords, maxConsents } from '#shared/domain/consent.ts';

interface Answer {
  readonly agreed: boolean;
  readonly to: keyof typeof consentWords;
  readonly at: Date;
}

/** What to store of an answer about news and offers. */
export function withConsent(
  { consents }: Pick<User, 'consents'>,
  { agreed, to, at }: Answer,
): Pick<User, 'emailNotifications' | 'consents'> {
  const consent = { agreed, at: at.toISOString(), words: consentWords[to] };
  return { emailNotifications: agreed, consents: [...consents, consent].slice(-maxConsents) };
}
