import { connect } from 'node:tls'
import { SocketAddress } from 'node:net'
import { settings } from '../../lib/settings'
import type { Edge } from '../../lib/domains/dnsRecords'

const TIMEOUT_MS = 5_000

/** Whether our edge serves a valid certificate for the domain. */
export function hasCertificate(domain: string): Promise<boolean> {
  const { EDGE_HOST, EDGE_TLS } = settings()
  const [, host = EDGE_HOST, port = '443'] = /^\[?(.+?)\]?:(\d+)$/.exec(EDGE_TLS) ?? []
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), servername: domain, timeout: TIMEOUT_MS })
    const finish = (isValid: boolean) => {
      socket.destroy()
      resolve(isValid)
    }
    socket.once('secureConnect', () => finish(socket.authorized))
    socket.once('timeout', () => finish(false))
    socket.once('error', () => finish(false))
  })
}

/** The addresses that tenants' domains must point to on this installation. */
export function edge(): Edge {
  const { EDGE_HOST, EDGE_IPV4, EDGE_IPV6 } = settings()
  return { host: EDGE_HOST, ipv4: EDGE_IPV4, ipv6: EDGE_IPV6.map(canonical) }
}

/** In the notation that DNS responses use. */
const canonical = (address: string): string => new SocketAddress({ address, family: 'ipv6' }).address
