import type { SQL } from 'drizzle-orm'
import { queueJob } from '@/database/jobs/queue'

export interface CertificateWatch {
  /** Tenant id. */
  id: string
  domain: string
  /** Number of checks so far. */
  tries: number
}

const FIRST_WAIT_SECONDS = 15

/**
 * Queues a check for the certificate of an active domain: the first one immediately, because an edge requests the
 * certificate on the first connection, then with a delay of 15 seconds that doubles each time.
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
