import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { afterCheck, type DomainStatus } from '../../lib/domains/domainState'
import type { Judgement } from '../../lib/domains/judgeRecords'
import { lockDomain, type DomainRow } from './domainRows'
import { isTaken } from './refuseTaken'

interface Checked extends Judgement {
  status: DomainStatus
  /** What it was before. */
  was: DomainStatus
}

/**
 * Stores what a check found, in the request's transaction. The site's own date of change stays: nobody's save becomes
 * outdated by it.
 * @param row as read before the check
 * @returns null when the name was removed meanwhile
 */
export async function writeCheck(req: PayloadRequest, row: DomainRow, found: Judgement, isScheduled: boolean): Promise<Checked | null> {
  const now = await lockDomain(req, row)
  if (!now) return null
  const judgement = found.verified && (await isTaken(req, row.domain, row.tenantId)) ? asTaken(found) : found
  // Who waits for a check of an error shall not lose sight of it.
  const before = now.status === 'verifying' && row.status === 'error' ? 'error' : now.status
  const { failingSince, status } = afterCheck({ failingSince: now.failingSince, status: before }, { isScheduled, now: new Date(), verified: judgement.verified })
  const db = await dbOf(req)
  await db.execute(sql`update tenants_domains set status = ${status}::enum_tenants_domains_status, dns_records = ${JSON.stringify(judgement.records)}::jsonb,
    failing_since = ${failingSince?.toISOString() ?? null}::timestamptz,
    last_verified = case when ${judgement.verified} then now() else last_verified end,
    ssl_status = case when ${status === 'active'} then ssl_status else 'pending' end
    where _parent_id = ${row.tenantId}::uuid and domain = ${row.domain}`)
  return { ...judgement, status, was: before }
}

const asTaken = ({ records }: Judgement): Judgement => ({
  records: records.map((record) => (record.type === 'TXT' ? { ...record, problem: 'taken', verified: false } : record)),
  verified: false,
})
