import { getDomain } from 'tldts'

/**
 * Problem of a DNS record: missing, different, ours next to others, a CNAME loop, a private address, a domain verified
 * by another tenant, or unreachable name servers.
 */
export type DnsProblem = 'also_elsewhere' | 'different' | 'loop' | 'missing' | 'private' | 'taken' | 'unreachable'

/** A DNS record that the owner of a domain must create, with the result of the last check. */
export interface DnsRecord {
  type: 'A' | 'AAAA' | 'CNAME' | 'TXT'
  /** Full name: `www.example.org`. */
  name: string
  value: string
  verified: boolean
  /** The value found instead. */
  found?: string
  problem?: DnsProblem
}

/** The targets that tenants' domains must point to. */
export interface Edge {
  host: string
  ipv4: string[]
  ipv6: string[]
}

export const challengeName = (domain: string): string => `_callboard-challenge.${domain}`

const challengeValue = (token: string): string => `callboard-verification=${token}`

/** Whether the name is a registrable domain, which cannot have a CNAME record. */
const isRoot = (domain: string): boolean => (getDomain(domain, { allowPrivateDomains: true }) ?? domain) === domain

const WWW = 'www.'

/** The root domain whose `www` this name is, which its DNS records recommend; null for any other name. */
export function rootOfWww(name: string): string | null {
  const root = name.startsWith(WWW) ? name.slice(WWW.length) : ''
  return root && isRoot(root) ? root : null
}

/**
 * The DNS records to create for a domain: A (and AAAA) for a root domain plus a CNAME for its `www`, a CNAME for any
 * other name, and the TXT record for verification.
 */
export function dnsRecordsFor(domain: string, token: string, { host, ipv4, ipv6 }: Edge): DnsRecord[] {
  const record = (type: DnsRecord['type'], name: string, value: string): DnsRecord => ({
    type,
    name,
    value,
    verified: false,
  })
  const addressRecords = isRoot(domain)
    ? [
        ...ipv4.map((address) => record('A', domain, address)),
        ...ipv6.map((address) => record('AAAA', domain, address)),
        record('CNAME', WWW + domain, host),
      ]
    : [record('CNAME', domain, host)]
  return [...addressRecords, record('TXT', challengeName(domain), challengeValue(token))]
}
