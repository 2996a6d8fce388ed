import type { PayloadRequest } from 'payload'
import { lockDomain, writeFound, type DomainRow } from '../../database/domains/domainRows'
import { afterCheck, type DomainStatus } from '../../lib/domains/domainState'
import type { Judgement } from '../../lib/domains/judgeRecords'
import { isTaken } from './refuseTaken'

interface Checked extends Judgement {
  status: DomainStatus
  /** What it was before. */
  was: DomainStatus
}

/**
 * Stores what a check found, in the request's transaction.
 * @param row as read before the check
 * @returns null when the name was removed meanwhile
 */
export async function writeCheck(
  req: PayloadRequest,
  row: DomainRow,
  found: Judgement,
  isScheduled: boolean,
): Promise<Checked | null> {
  const now = await lockDomain(req, row)
  if (!now) return null
  const judgement = found.verified && (await isTaken(req, row.domain, row.tenantId)) ? asTaken(found) : found
  // Who waits for a check of an error shall not lose sight of it.
  const before = now.status === 'verifying' && row.status === 'error' ? 'error' : now.status
  const { failingSince, status } = afterCheck(
    { failingSince: now.failingSince, status: before },
    { isScheduled, now: new Date(), verified: judgement.verified },
  )
  await writeFound(req, row, { ...judgement, failingSince, status })
  return { ...judgement, status, was: before }
}

const asTaken = ({ records }: Judgement): Judgement => ({
  records: records.map((record) => (record.type === 'TXT' ? { ...record, problem: 'taken', verified: false } : record)),
  verified: false,
})
