import { Logger } from '@aws-lambda-powertools/logger';

let logger: Logger | undefined;

/** One JSON line per event, in the format that CloudWatch's queries read. Made at the first line. */
export function log(): Logger {
  logger ??= new Logger({ serviceName: 'zarcodes' });
  return logger;
}
