import { BlockList, isIP } from 'node:net';
import { knownSources } from './knownSources.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * @param address of the sender of the request, never from a header
 * @param sources addresses and ranges; null for the known ones
 */
export function isKnownSource(address: string, sources: readonly string[] | null): boolean {
  const list = new BlockList();
  for (const source of sources ?? knownSources) {
    const [network = '', bits] = source.split('/');
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  // False for what is no address.
  return list.check(address, familyOf(address));
}
