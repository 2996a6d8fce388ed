import type { BasePayload } from 'payload'
import { lockDomain, writeStatus, type DomainRow } from '../../database/domains/domainRows'
import type { DomainStatus } from '../../lib/domains/domainState'
import { inOwnTransaction } from '../../database/inOwnTransaction'

/**
 * Sets the status `verifying` while a check runs. Active domains keep their status, so that their websites stay online.
 */
export const markVerifying = (payload: BasePayload, row: DomainRow): Promise<void> =>
  setStatus(payload, row, ['error', 'needs_setup'], 'verifying')

/** Restores the status from before `markVerifying`. */
export const unmarkVerifying = (payload: BasePayload, row: DomainRow): Promise<void> =>
  setStatus(payload, row, ['verifying'], row.status === 'verifying' ? 'needs_setup' : row.status)

const setStatus = (payload: BasePayload, row: DomainRow, from: DomainStatus[], to: DomainStatus): Promise<void> =>
  inOwnTransaction(payload, async (req) => {
    const current = await lockDomain(req, row)
    if (!current || !from.includes(current.status)) return
    await writeStatus(req, row, to)
  })
