import { t } from '#shared/text/t.ts';

/** Without a name where it must not be sent to the address: anybody may have registered with it, under any name. */
export const hello = (firstName: string): string => (firstName === '' ? t`Hello,` : t`Hello ${firstName},`);
