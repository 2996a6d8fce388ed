import { isIP } from 'node:net'

const GROUPS = 8

const GROUPS_OF_A_CUSTOMER = 4

/**
 * The network that an address is counted by: the address itself, for IPv6 the 64 bits that one customer has.
 * @returns null for what is no address
 */
export function networkOf(address: string): string | null {
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return null
  // What a server that listens to both kinds calls a caller of the older one.
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, GROUPS_OF_A_CUSTOMER)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}

/**
 * The network of a caller, as the outermost of our own proxies saw it. What stands further left was written by the
 * caller. Without a proxy, the web server writes the address that it sees, and nothing else stands there.
 * @param passed the header `X-Forwarded-For`
 * @param proxies how many of ours add to it
 * @returns null where nobody says it
 */
export function callerNetwork(passed: string | null, proxies: number): string | null {
  const addresses = passed?.split(',') ?? []
  return networkOf((addresses.at(-Math.max(1, proxies)) ?? addresses[0] ?? '').trim())
}
