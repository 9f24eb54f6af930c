/** How the table on this machine is called and reached. */
export const region = 'af-south-1';
export const tableName = 'zarcodes';
/** The engine takes any. */
export const localKeys = { accessKeyId: 'local', secretAccessKey: 'local' };
