import { networkOf } from './networkOf'

/**
 * The network of a caller, as the outermost of our own proxies saw it. What stands further left was written by the
 * caller.
 * @param passed the header `X-Forwarded-For`
 * @param proxies how many of ours add to it
 * @returns null where nobody says it
 */
export function callerNetwork(passed: string | null, proxies: number): string | null {
  const addresses = passed?.split(',') ?? []
  return networkOf((addresses.at(-proxies) ?? addresses[0] ?? '').trim())
}
