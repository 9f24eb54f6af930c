import { Logger } from '@aws-lambda-powertools/logger';

let logger: Logger | undefined;

const emailAddresses = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Errors of other systems quote the addresses that were sent to them. */
const withoutAddresses = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(emailAddresses, '(an email address)') : value;

/** One JSON line per event. Created at the first line, so that it costs no start-up time. */
export function log(): Logger {
  logger ??= new Logger({ serviceName: 'zarcodes', jsonReplacerFn: withoutAddresses });
  return logger;
}
