import type { BasePayload } from 'payload'
import { lockDomain, writeStatus, type DomainRow } from '../../database/domains/domainRows'
import type { DomainStatus } from '../../lib/domains/domainState'
import { inOwnTransaction } from '../../database/inOwnTransaction'

/** Shows that a check of a name runs. One that is live stays so: its visitors must not notice. */
export const markVerifying = (payload: BasePayload, row: DomainRow): Promise<void> =>
  setStatus(payload, row, ['error', 'needs_setup'], 'verifying')

/** Takes that back. */
export const unmarkVerifying = (payload: BasePayload, row: DomainRow): Promise<void> =>
  setStatus(payload, row, ['verifying'], row.status === 'verifying' ? 'needs_setup' : row.status)

const setStatus = (payload: BasePayload, row: DomainRow, from: DomainStatus[], to: DomainStatus): Promise<void> =>
  inOwnTransaction(payload, async (req) => {
    const now = await lockDomain(req, row)
    if (!now || !from.includes(now.status)) return
    await writeStatus(req, row, to)
  })
