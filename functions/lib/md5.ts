import { createHash } from 'node:crypto';

/** In lower-case hex. PayFast signs with it; nothing of ours may. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
