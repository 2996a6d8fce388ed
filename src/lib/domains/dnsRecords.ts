import { getDomain } from 'tldts'

/**
 * Why a record is not as it should be: nothing there, something else there, ours beside others, a chain of names in a
 * circle, an address that visitors cannot reach, a name that another site has proven, or name servers of the domain
 * that do not answer.
 */
export type DnsProblem = 'also_elsewhere' | 'different' | 'loop' | 'missing' | 'private' | 'taken' | 'unreachable'

/** A record that the holder of a name sets up, and what the last check found. */
export interface DnsRecord {
  type: 'A' | 'AAAA' | 'CNAME' | 'TXT'
  /** In full: `www.example.org`. */
  name: string
  value: string
  verified: boolean
  /** What stands there instead. */
  found?: string
  problem?: DnsProblem
}

/** Where names of tenants have to lead. */
export interface Edge {
  host: string
  ipv4: string[]
  ipv6: string[]
}

export const challengeName = (domain: string): string => `_callboard-challenge.${domain}`

const challengeValue = (token: string): string => `callboard-verification=${token}`

/** Is it a name as one registers it, where no CNAME can stand? */
const isRoot = (domain: string): boolean => (getDomain(domain, { allowPrivateDomains: true }) ?? domain) === domain

/** What to set up for a name: A (and AAAA) at a root with a CNAME for its `www`, a CNAME anywhere else, and the proof. */
export function dnsRecordsFor(domain: string, token: string, { host, ipv4, ipv6 }: Edge): DnsRecord[] {
  const record = (type: DnsRecord['type'], name: string, value: string): DnsRecord => ({
    type,
    name,
    value,
    verified: false,
  })
  const leading = isRoot(domain)
    ? [
        ...ipv4.map((address) => record('A', domain, address)),
        ...ipv6.map((address) => record('AAAA', domain, address)),
        record('CNAME', `www.${domain}`, host),
      ]
    : [record('CNAME', domain, host)]
  return [...leading, record('TXT', challengeName(domain), challengeValue(token))]
}
