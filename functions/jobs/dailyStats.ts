import { mailDailyStats } from '#functions/domain/stats/mailDailyStats.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

/** Mails the figures of the day before, if the settings say so. */
export const handler = job(async () => {
  log().info('daily stats', { job: 'dailyStats', result: await mailDailyStats(dependencies()) });
});
