import type { BasePayload } from 'payload'
import { dbOf } from '../../database/connections'
import { writeCertificate } from '../../database/domains/scheduledChecks'
import { hasCertificate } from '../../endpoints/domains/hasCertificate'
import { queueCertificateWatch, type CertificateWatch } from '../../endpoints/domains/queueCertificateWatch'

/** After these, some eight minutes, it is looked for with every scheduled check. */
const MOST_TRIES = 6

type Name = Pick<CertificateWatch, 'domain' | 'id'>

/**
 * Waits for the certificate of a name that has just gone live: the first visitor makes the edge get it, and this is one.
 */
export async function watchCertificate(payload: BasePayload, { tries, ...name }: CertificateWatch): Promise<void> {
  if ((await noteCertificate(payload, name)) || tries >= MOST_TRIES) return
  await queueCertificateWatch(await dbOf({ payload, transactionID: undefined }), { ...name, tries: tries + 1 })
}

/** Looks whether a live name has a certificate, and stores it. @returns true also for a name that is live no more */
export async function noteCertificate(payload: BasePayload, { id, domain }: Name): Promise<boolean> {
  const isSecure = await hasCertificate(domain)
  const isLive = await writeCertificate(payload, { id, domain }, isSecure)
  return isSecure || !isLive
}
