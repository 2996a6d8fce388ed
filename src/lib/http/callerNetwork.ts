import { networkOf } from './networkOf'

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
