/** Visitors who report about a code (visits.create). */
import type { VisitReport } from '#shared/contract/visits.ts';
import type { Answer, Call } from './invoke.ts';
import { pretoria, type World } from './world.ts';

/** The id that a browser would make, and an address of its own. */
export const visitorOf = (number: number) => ({
  device: `device-${String(number).padStart(15, '0')}`,
  ip: `203.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
});

/** Metres north of the place in Pretoria. */
export const northOf = (metres: number) => ({
  latitude: pretoria.latitude + metres / 111_195,
  longitude: pretoria.longitude,
});

/** Exact enough for a gate, 60 metres from the code's own point. */
export const gatePosition = { ...northOf(60), accuracyM: 8 };

type Report = Partial<VisitReport> & Pick<Call, 'ip' | 'headers'>;

export const reportVisit = (world: World, code: string, { ip, headers, ...body }: Report): Promise<Answer> =>
  world.call('visits.create', {
    params: { code },
    body: { result: 'found', ...body },
    ...(ip !== undefined && { ip }),
    ...(headers && { headers }),
  });

/** Three visitors say where the gate is. @returns the id of the suggestion to the owner */
export async function suggestGate(world: World, code: string, from = 0): Promise<string> {
  for (const number of [1, 2, 3]) {
    const report = { result: 'gateHere', ...gatePosition, ...visitorOf(from + number) } as const;
    const answer = await reportVisit(world, code, report);
    if (answer.status !== 200) throw new Error(`Not recorded: ${answer.raw}`);
  }
  const stored = await world.itemsOfType('gateSuggestion');
  const own = stored.find((item) => item['code'] === code.replace('-', ''));
  if (own?.['open'] === undefined) throw new Error(`Nothing is suggested for ${code}`);
  return own['open'].id;
}
