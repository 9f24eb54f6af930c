import ipaddr from 'ipaddr.js';

/** All that was ever given out of IPv6: https://www.iana.org/assignments/ipv6-unicast-address-assignments */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet: none that is private, loopback, link-local, multicast or reserved, nor
 * one that hides such an address within IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalV6));
}
