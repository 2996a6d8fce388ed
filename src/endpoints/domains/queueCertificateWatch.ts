import { sql, type SQL } from 'drizzle-orm'

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
export async function queueCertificateWatch(db: { execute: (statement: SQL) => Promise<unknown> }, { id, domain, tries }: CertificateWatch): Promise<void> {
  const wait = tries === 0 ? 0 : FIRST_WAIT_SECONDS * 2 ** (tries - 1)
  await db.execute(sql`select graphile_worker.add_job('watchCertificate', json_build_object('id', ${id}::text, 'domain', ${domain}::text, 'tries', ${tries}::int),
    job_key => ${`watchCertificate:${id}:${domain}`}, run_at => now() + make_interval(secs => ${wait}))`)
}
