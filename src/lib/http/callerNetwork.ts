import { isIP } from 'node:net'

const GROUPS = 8

const CUSTOMER_GROUPS = 4

/**
 * The network by which an address is counted: the address itself, or for IPv6 the 64-bit prefix of a customer.
 * @returns null if the address is invalid
 */
export function networkOf(address: string): string | null {
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return null
  // An IPv4 address on a dual-stack server.
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
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}

/**
 * The network of a client, as seen by the outermost of our own proxies. Entries further left may be forged by the
 * client. Without a proxy, the web server sets the only entry.
 * @param forwardedFor the header `X-Forwarded-For`
 * @param proxies number of our own proxies that add to it
 * @returns null if unknown
 */
export function callerNetwork(forwardedFor: string | null, proxies: number): string | null {
  const addresses = forwardedFor?.split(',') ?? []
  return networkOf((addresses.at(-Math.max(1, proxies)) ?? addresses[0] ?? '').trim())
}
