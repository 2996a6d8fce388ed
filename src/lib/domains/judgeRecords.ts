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

/** Does it belong to a machine or a house? What our name servers know of such is nobody's business. */
const isPrivateAddress = (address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** What the name servers said of one name. */
export interface Found {
  addresses: string[]
  /** Names that it leads to, in order. */
  names: string[]
  /** The names go in a circle. */
  isLoop?: boolean
  /** Nobody could be asked. */
  isUnreachable?: boolean
}

export interface Findings {
  /** By name. */
  hosts: Record<string, Found>
  /** Values at the challenge name, each put together. */
  texts: string[]
}

export interface Judgement {
  records: DnsRecord[]
  /** The proof is there and the name leads to us. */
  verified: boolean
}

const MOST_SHOWN = 3
const LONGEST_SHOWN = 200

/**
 * Compares what was found with what should be. A `www` beside a root is asked for and not required.
 * @param records as `dnsRecordsFor` makes them
 */
export function judgeRecords(domain: string, records: DnsRecord[], { hosts, texts }: Findings, edge: Edge): Judgement {
  const judged = records.map((record) => {
    if (record.type === 'TXT') return judgeText(record, texts)
    return judgeHost(record, hosts[record.name] ?? { addresses: [], names: [] }, edge)
  })
  const leads = judged.some(({ name, type, verified }) => verified && name === domain && type !== 'TXT')
  return { records: judged, verified: leads && judged.every(({ type, verified }) => type !== 'TXT' || verified) }
}

function judgeText(record: DnsRecord, texts: string[]): DnsRecord {
  if (texts.some((text) => text.trim() === record.value)) return { ...record, verified: true }
  return unlike(record, texts)
}

/** An address or a name that leads to us is as good as the one that was asked for. */
function judgeHost(record: DnsRecord, { addresses, isLoop, isUnreachable, names }: Found, edge: Edge): DnsRecord {
  if (isUnreachable) return { ...record, problem: 'unreachable' }
  if (isLoop) return { ...record, found: shown(names), problem: 'loop' }
  if (names.includes(edge.host)) return { ...record, verified: true }
  const ours = addresses.filter((address) => edge.ipv4.includes(address) || edge.ipv6.includes(address))
  const others = addresses.filter((address) => !ours.includes(address))
  if (ours.length > 0 && others.length === 0) return { ...record, verified: true }
  if (others.some(isPrivateAddress)) return { ...record, problem: 'private' }
  if (ours.length > 0) return { ...record, found: shown(others), problem: 'also_elsewhere' }
  return unlike(record, names.length > 0 ? names : addresses)
}

function unlike(record: DnsRecord, found: string[]): DnsRecord {
  const problem: DnsProblem = found.length > 0 ? 'different' : 'missing'
  return { ...record, ...(found.length > 0 && { found: shown(found) }), problem }
}

function shown(values: string[]): string {
  const words = values.slice(0, MOST_SHOWN).join(', ') + (values.length > MOST_SHOWN ? ', …' : '')
  return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words
}
