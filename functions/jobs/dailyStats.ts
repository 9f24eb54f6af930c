import { mailDailyStats } from '#functions/domain/stats/mailDailyStats.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';

/** Mails the figures of the day before, if the settings say so. */
export async function handler(): Promise<void> {
  log().info('daily stats', { job: 'dailyStats', result: await mailDailyStats(dependencies()) });
}
