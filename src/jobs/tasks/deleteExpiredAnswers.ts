import type { BasePayload } from 'payload'
import { writeAudit } from '../../collections/AuditLog/writeAudit'
import { deleteExpired } from '../../database/answers/writeAnswers'
import { inOwnTransaction } from '../../database/inOwnTransaction'

/** Answers that are deleted in one go: a killed job goes on near where it was. */
const BATCH = 1_000

/** Deletes the answers that their form keeps no longer. The log of the site says how many of which form, and nothing of what was in them. */
export async function deleteExpiredAnswers(payload: BasePayload, batch = BATCH): Promise<void> {
  let deleted: number
  do {
    deleted = await inOwnTransaction(payload, async (req) => {
      const gone = await deleteExpired(req, batch)
      for (const { deleted: count, formId, tenantId, title } of gone) {
        await writeAudit(req, {
          action: 'forms.answersExpired',
          details: { before: { count: String(count), title: title ?? undefined }, target: `forms/${formId}` },
          person: null,
          tenantId,
        })
      }
      return gone.reduce((sum, one) => sum + one.deleted, 0)
    })
  } while (deleted === batch)
}
