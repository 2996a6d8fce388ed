import type { BasePayload } from 'payload'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { deleteAnswersPastRetention } from '@/database/answers/writeAnswers'
import { inOwnTransaction } from '@/database/inOwnTransaction'

/** Number of answers deleted per transaction, so that an interrupted job loses little progress. */
const BATCH = 1_000

/**
 * Deletes answers whose retention period has ended. The tenant's audit log records the number per form, but no content.
 */
export async function deleteExpiredAnswers(payload: BasePayload, batch = BATCH): Promise<void> {
  let deleted: number
  do {
    deleted = await inOwnTransaction(payload, async (req) => {
      const deletedByForm = await deleteAnswersPastRetention(req, batch)
      for (const { deleted: count, formId, tenantId, title } of deletedByForm) {
        await writeAudit(req, {
          action: 'forms.answersExpired',
          details: { before: { count: String(count), title: title ?? undefined }, target: `forms/${formId}` },
          person: null,
          tenantId,
        })
      }
      return deletedByForm.reduce((sum, form) => sum + form.deleted, 0)
    })
  } while (deleted === batch)
}
