import { connect } from 'node:tls'
import { settings } from '../../lib/settings'

const TIMEOUT_MS = 5_000

/** Does our edge show a valid certificate for the name? */
export function hasCertificate(domain: string): Promise<boolean> {
  const { EDGE_HOST, EDGE_TLS } = settings()
  const [, host = EDGE_HOST, port = '443'] = /^\[?(.+?)\]?:(\d+)$/.exec(EDGE_TLS) ?? []
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), servername: domain, timeout: TIMEOUT_MS })
    const end = (isValid: boolean) => {
      socket.destroy()
      resolve(isValid)
    }
    socket.once('secureConnect', () => end(socket.authorized))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
