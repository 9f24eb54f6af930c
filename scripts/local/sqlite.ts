/** SQLITE_BUSY, https://sqlite.org/rescode.html#busy */
const busyCode = 5;

/** Another connection holds the file's lock. */
export const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === busyCode;
