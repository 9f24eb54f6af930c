import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html: argon2id, 19 MiB, two passes, one lane.
const recommended: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

export interface Passwords {
  /** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that timing does not show whether an email has an account. */
  verify(password: string, phc: string | undefined): Promise<boolean>;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

export interface Cost {
  /** KiB */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

async function argon2id(password: string, salt: Uint8Array, cost: Cost, length: number): Promise<Buffer> {
  // NFKC: the same password typed on two keyboards must be the same bytes (NIST SP 800-63B 3.1.1.2).
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce: salt, ...cost, tagLength: length });
}

function parsePhc(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (match === null) throw new Error('A stored password hash is not in the PHC format');
  const [, memory, time, parallelism, salt = '', hash = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(time), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** @param cost of new hashes; those that are stored have theirs in them */
export const passwordsWith = (cost: Cost): Passwords => ({
  async hash(password) {
    const salt = randomBytes(16);
    const hash = await argon2id(password, salt, cost, tagLength);
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
  },
  async verify(password, phc) {
    if (phc === undefined) {
      await argon2id(password, Buffer.alloc(16), cost, tagLength);
      return false;
    }
    const { cost: stored, salt, hash } = parsePhc(phc);
    return timingSafeEqual(await argon2id(password, salt, stored, hash.length), hash);
  },
});

export const passwords = passwordsWith(recommended);
