import type { CollectionBeforeDeleteHook } from 'payload'
import { idOf } from '@/lib/values'
import { personOf } from '@/access/personOf'
import { deleteAllAnswers } from '@/database/answers/writeAnswers'
import { writeAudit } from '@/collections/AuditLog/writeAudit'

/** Deletes the answers of a permanently deleted form in the same transaction, as they would no longer be readable. */
export const deleteAnswersOfForm: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  const deleted = await deleteAllAnswers(req, String(id))
  // Deleting a tenant also deletes its log.
  if (deleted === 0 || context.deletingTenant) return
  const form = await req.payload.findByID({
    id,
    collection: 'forms',
    depth: 0,
    disableErrors: true,
    // Access control decides about the deletion; if it refuses, the transaction is rolled back.
    overrideAccess: true,
    req,
    select: { tenant: true, title: true },
    trash: true,
  })
  await writeAudit(req, {
    action: 'forms.answersDeleted',
    details: { before: { count: String(deleted), title: form?.title }, target: `${collection.slug}/${String(id)}` },
    person: await personOf(req),
    tenantId: idOf(form?.tenant),
  })
}
