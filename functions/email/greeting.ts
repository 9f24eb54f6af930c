/** Without a name where that is not to be sent to the address: whoever registered with it may have chosen any. */
export const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
