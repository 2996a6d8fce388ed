import type { CollectionBeforeDeleteHook } from 'payload'
import { idOf } from '../../../lib/values'
import { personOf } from '../../../access/personOf'
import { deleteAllAnswers } from '../../../database/answers/writeAnswers'
import { writeAudit } from '../../AuditLog/writeAudit'

/** A form that is deleted for good takes its answers along, in its own transaction: nobody could read them any more. */
export const deleteAnswersOfForm: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  const deleted = await deleteAllAnswers(req, String(id))
  // The log of a site that is deleted goes with it.
  if (deleted === 0 || context.deletingTenant) return
  const form = await req.payload.findByID({
    id,
    collection: 'forms',
    depth: 0,
    disableErrors: true,
    // Whether this person may delete the form is decided by its access rules: where they refuse, this is rolled back.
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
