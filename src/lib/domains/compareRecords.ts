import type { DnsProblem, DnsRecord, Edge } from './dnsRecords'
import { BlockList, isIPv6 } from 'node:net'

const PRIVATE: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
]

const list = new BlockList()

for (const [network, bits] of PRIVATE) list.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4')

/** Whether an address is private. Results of our name servers for such addresses must not be shown. */
const isPrivateAddress = (address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** The DNS responses for a name. */
export interface Found {
  addresses: string[]
  /** CNAME targets, in order. */
  names: string[]
  /** The CNAME records form a loop. */
  isLoop?: boolean
  /** No name server responded. */
  isUnreachable?: boolean
}

export interface DnsFindings {
  /** Results by name. */
  hosts: Record<string, Found>
  /** Values of the TXT records at the challenge name, each with its parts joined. */
  texts: string[]
}

export interface RecordComparison {
  records: DnsRecord[]
  /** Ownership is verified and the domain points to us. */
  verified: boolean
}

const MAX_VALUES = 3
const MAX_LENGTH = 200

/**
 * Compares the found records with the expected ones. The `www` record of a root domain is recommended, not required.
 * @param records result of `dnsRecordsFor`
 */
export function compareRecords(
  domain: string,
  records: DnsRecord[],
  { hosts, texts }: DnsFindings,
  edge: Edge,
): RecordComparison {
  const judged = records.map((record) => {
    if (record.type === 'TXT') return judgeText(record, texts)
    return judgeHost(record, hosts[record.name] ?? { addresses: [], names: [] }, edge)
  })
  const pointsToUs = judged.some(({ name, type, verified }) => verified && name === domain && type !== 'TXT')
  return { records: judged, verified: pointsToUs && judged.every(({ type, verified }) => type !== 'TXT' || verified) }
}

function judgeText(record: DnsRecord, texts: string[]): DnsRecord {
  if (texts.some((text) => text.trim() === record.value)) return { ...record, verified: true }
  return mismatch(record, texts)
}

/** Any address or CNAME that leads to us is accepted. */
function judgeHost(record: DnsRecord, { addresses, isLoop, isUnreachable, names }: Found, edge: Edge): DnsRecord {
  if (isUnreachable) return { ...record, problem: 'unreachable' }
  if (isLoop) return { ...record, found: summarize(names), problem: 'loop' }
  if (names.includes(edge.host)) return { ...record, verified: true }
  const ours = addresses.filter((address) => edge.ipv4.includes(address) || edge.ipv6.includes(address))
  const others = addresses.filter((address) => !ours.includes(address))
  if (ours.length > 0 && others.length === 0) return { ...record, verified: true }
  if (others.some(isPrivateAddress)) return { ...record, problem: 'private' }
  if (ours.length > 0) return { ...record, found: summarize(others), problem: 'also_elsewhere' }
  return mismatch(record, names.length > 0 ? names : addresses)
}

function mismatch(record: DnsRecord, found: string[]): DnsRecord {
  const problem: DnsProblem = found.length > 0 ? 'different' : 'missing'
  return { ...record, ...(found.length > 0 && { found: summarize(found) }), problem }
}

function summarize(values: string[]): string {
  const text = values.slice(0, MAX_VALUES).join(', ') + (values.length > MAX_VALUES ? ', …' : '')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
