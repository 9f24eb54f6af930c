/** Reading the list of places at the first search of a function, and searching it: CPU only, no table. */
import { median, printHeading, printRow } from './print.ts';

const searches = ['khayelitsha', 'langa', '12 vilakazi street, orlando west', 'mak', 'xyzzy'];
const rounds = 20;

export async function benchPlaces(): Promise<void> {
  const before = process.cpuUsage();
  const { findPlaces } = await import('#functions/domain/search/allPlaces.ts');
  findPlaces('khayelitsha', 6);
  const { user } = process.cpuUsage(before);
  const times = Array.from({ length: rounds }, () => {
    const started = process.cpuUsage();
    for (const text of searches) findPlaces(text, 6);
    return process.cpuUsage(started).user / 1000 / searches.length;
  });
  printHeading('Searching 20,919 places');
  // A function of 512 MB has a third of a processor: the first search takes it up to a second.
  printRow('first search, CPU', user / 1000, 400, ' ms');
  printRow(`a search, CPU (median of ${rounds})`, median(times), 2, ' ms');
}
