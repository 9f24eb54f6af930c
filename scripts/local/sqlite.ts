/** SQLITE_BUSY, https://sqlite.org/rescode.html#busy */
const busyCode = 5;

/** Whether another connection has locked the file. */
export const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === busyCode;
