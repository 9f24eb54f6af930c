import * as z from 'zod';

/** HS256 uses 32 bytes. */
const key = z.string().min(32);

/** The secret once its key has been rotated: `npm run rotate-key`. */
const JwtKeys = z.object({
  /** Signs. */
  current: key,
  /** Still accepted: what it signed is valid until its own end. */
  previous: key.optional(),
  /** Already accepted, and about to sign: by then every function knows it. */
  next: key.optional(),
  /** When one of them was last changed. */
  changedAt: z.string().optional(),
});
export type JwtKeys = Readonly<z.output<typeof JwtKeys>>;

/** @param secret a bare key, as AWS generates it, or JSON */
export function readJwtKeys(secret: string): JwtKeys {
  return JwtKeys.parse(secret.startsWith('{') ? JSON.parse(secret) : { current: secret });
}

/** The one that signs is the first. */
export function acceptedKeys({ current, previous, next }: JwtKeys): readonly [string, ...string[]] {
  return [current, ...[previous, next].filter((each) => each !== undefined)];
}
