import { type ConsumerName, consumers } from './consumers.ts';
import { type EventJobName, eventJobNames } from './eventJobs.ts';
import { type ScheduleName, scheduleNames } from './schedules.ts';

/** `jobs.<name>` is a job's function, and `functions/jobs/<name>.ts` its file. */
export type JobName = ConsumerName | ScheduleName | EventJobName;

export const consumerNames = Object.keys(consumers) as ConsumerName[];
export const jobNames: readonly JobName[] = [...consumerNames, ...scheduleNames, ...eventJobNames];
