import type { SQL } from 'drizzle-orm'
import { queueJob } from '../../database/queueJob'

export interface CertificateWatch {
  /** Of the site. */
  id: string
  domain: string
  /** How often it was looked for. */
  tries: number
}

const FIRST_WAIT_SECONDS = 15

/**
 * Looks for the certificate of a live name a little later: at once the first time, which is when an edge begins to get
 * it, then after twice as long each time.
 */
export async function queueCertificateWatch(
  db: { execute: (statement: SQL) => Promise<unknown> },
  { id, domain, tries }: CertificateWatch,
): Promise<void> {
  const waitSeconds = tries === 0 ? 0 : FIRST_WAIT_SECONDS * 2 ** (tries - 1)
  await queueJob(
    db,
    'watchCertificate',
    { domain, id, tries },
    { key: `watchCertificate:${id}:${domain}`, waitSeconds },
  )
}
