/** The order of a run against the best of many beginnings: CPU only. */
import { improveOrder, lengthOf, orderStops } from '#shared/domain/stopOrder.ts';
import { median, printHeading, printRow } from './print.ts';

const instances = 50;
const restarts = 1_000;
const count = 60;
const way = { from: null, returns: false };

/** The same instances each time (https://en.wikipedia.org/wiki/Lehmer_random_number_generator). */
let state = 7;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

/** In and around Cape Town, every second one in six places. */
function stopsOf(instance: number) {
  const anywhere = () => ({ latitude: -34.1 + random() * 0.3, longitude: 18.4 + random() * 0.4 });
  if (instance % 2 === 0) return Array.from({ length: count }, anywhere);
  const centres = Array.from({ length: 6 }, anywhere);
  return Array.from({ length: count }, (_, index) => {
    const { latitude = 0, longitude = 0 } = centres[index % 6] ?? {};
    return { latitude: latitude + random() * 0.02, longitude: longitude + random() * 0.02 };
  });
}

function shuffled(): number[] {
  const rest = Array.from({ length: count - 1 }, (_, index) => index + 1);
  return [
    0,
    ...rest
      .map((index) => [random(), index] as const)
      .sort(([a], [b]) => a - b)
      .map(([, index]) => index),
  ];
}

export async function benchStopOrder(): Promise<void> {
  const times: number[] = [];
  const ratios = Array.from({ length: instances }, (_, instance) => {
    const stops = stopsOf(instance);
    const started = process.cpuUsage();
    const order = orderStops(stops, way);
    times.push(process.cpuUsage(started).user / 1000);
    const lengths = Array.from({ length: restarts }, () =>
      lengthOf(stops, way, improveOrder(stops, way, shuffled())),
    );
    return lengthOf(stops, way, order) / Math.min(...lengths);
  });
  printHeading(`The order of ${count} stops, ${instances} times`);
  printRow(`longer than the best of ${restarts}`, (Math.max(...ratios) - 1) * 100, 3, ' %');
  // A phone's processor, slowed four times, has 300 ms.
  printRow('CPU (median)', median(times), 75, ' ms');
}
