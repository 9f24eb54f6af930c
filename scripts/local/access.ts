/** Access to the table of an app on this machine. The engine accepts any keys. */
export const region = 'af-south-1';
export const tableName = 'zarcodes';
export const localKeys = { accessKeyId: 'local', secretAccessKey: 'local' };

export const localAccess = (endpoint: string) => ({ endpoint, region, credentials: localKeys });
