/** What the processes of the loaded app use, by `ps`, which Linux and macOS have. */
import { execFileSync } from 'node:child_process';

interface Sample {
  readonly name: string;
  readonly memoryMb: number;
  readonly cpuSeconds: number;
}

/** `[[days-]hours:]minutes:seconds` */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

/** A process and all that it started. */
export function processesOf(root: number): Sample[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const family = new Set([String(root)]);
  for (const [pid = '', parent = ''] of rows) if (family.has(parent)) family.add(pid);
  return rows
    .filter(([pid = '']) => family.has(pid))
    .map(([, , memory, time = '', ...name]) => ({
      name: name.join(' ').split('/').at(-1) ?? '',
      memoryMb: Number(memory) / 1024,
      cpuSeconds: secondsOf(time),
    }));
}

export interface Point {
  readonly minutes: number;
  readonly memoryMb: number;
}

/** MB a minute, by least squares over the second half: at first every cache fills. */
export function slopeOf(points: readonly Point[]): number {
  const later = points.slice(Math.floor(points.length / 2));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(later.map(({ minutes }) => minutes));
  const y = mean(later.map(({ memoryMb }) => memoryMb));
  const over = later.reduce((sum, point) => sum + (point.minutes - x) * (point.memoryMb - y), 0);
  return over / later.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
}
