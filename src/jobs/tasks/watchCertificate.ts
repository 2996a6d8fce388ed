import type { BasePayload } from 'payload'
import { dbOf } from '@/database/connections'
import { writeCertificate } from '@/database/domains/domainRows'
import { queueCertificateWatch, type CertificateWatch } from '@/endpoints/domains/queueCertificateWatch'
import { connect } from 'node:tls'
import { settings } from '@/lib/settings'

const TIMEOUT_MS = 5_000

/** Whether our edge serves a valid certificate for the domain. */
function hasCertificate(domain: string): Promise<boolean> {
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

/** After these attempts (about eight minutes), only the scheduled checks look for it. */
const MAX_ATTEMPTS = 6

type Name = Pick<CertificateWatch, 'domain' | 'id'>

/**
 * Waits for the certificate of a domain that has just become active. The edge requests it on the first visit, which
 * this check triggers.
 */
export async function watchCertificate(payload: BasePayload, { tries, ...name }: CertificateWatch): Promise<void> {
  if ((await updateCertificateState(payload, name)) || tries >= MAX_ATTEMPTS) return
  await queueCertificateWatch(await dbOf({ payload, transactionID: undefined }), { ...name, tries: tries + 1 })
}

/**
 * Checks whether an active domain has a certificate, and stores the result.
 * @returns true also if the domain is no longer active
 */
export async function updateCertificateState(payload: BasePayload, { id, domain }: Name): Promise<boolean> {
  const isSecure = await hasCertificate(domain)
  const isLive = await writeCertificate(payload, { id, domain }, isSecure)
  return isSecure || !isLive
}
