import { type ConsumerName, consumers } from './consumers.ts';
import { type EventJobName, eventJobNames } from './eventJobs.ts';
import { type ScheduleName, scheduleNames } from './schedules.ts';

/** A job's function is `jobs.<name>`, its file `functions/jobs/<name>.ts`. */
export type JobName = ConsumerName | ScheduleName | EventJobName;

export const consumerNames = Object.keys(consumers) as ConsumerName[];
export const jobNames: readonly JobName[] = [...consumerNames, ...scheduleNames, ...eventJobNames];
