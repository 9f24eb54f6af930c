const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in its largest unit: '3 days'. @param at an ISO time */
export function ageText(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  const [unit, size] = units.find(([, each]) => ms >= each) ?? units[2];
  const count = Math.max(1, Math.floor(ms / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
