import { SocketAddress } from 'node:net'
import type { Edge } from '../../lib/domains/dnsRecords'
import { settings } from '../../lib/settings'

/** The addresses that tenants' domains must point to on this installation. */
export function edge(): Edge {
  const { EDGE_HOST, EDGE_IPV4, EDGE_IPV6 } = settings()
  return { host: EDGE_HOST, ipv4: EDGE_IPV4, ipv6: EDGE_IPV6.map(canonical) }
}

/** In the notation that DNS responses use. */
const canonical = (address: string): string => new SocketAddress({ address, family: 'ipv6' }).address
