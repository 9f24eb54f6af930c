export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Seconds since 1970, as JWT and DynamoDB's TTL count. */
export function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
