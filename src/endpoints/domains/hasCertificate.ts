import { connect } from 'node:tls'
import { settings } from '../../lib/settings'

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
