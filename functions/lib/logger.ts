import { Logger } from '@aws-lambda-powertools/logger';

let logger: Logger | undefined;

/** One JSON line per event. Created at the first line, so that it costs no start-up time. */
export function log(): Logger {
  logger ??= new Logger({ serviceName: 'zarcodes' });
  return logger;
}
