import type { StepNavItem } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { hasPermission } from '@/access/person'
import { personOf } from '@/access/personOf'
import { momentsOf } from '@/endpoints/documents/siteMoments'
import { readAnsweredForm } from '@/endpoints/forms/answers/answeredForm'
import { translatorOf } from '@/i18n/translator'
import { isUuid } from '@/lib/values'
import { answersTrail } from './addresses'

/**
 * Breadcrumbs of the submissions of a form, or of one of them, for a frame that knows no more than the URL.
 * @returns none if the user does not have access to them
 */
export async function readAnswersTrail(req: PayloadRequest, formId: string, answerId?: string): Promise<StepNavItem[]> {
  const [person, found] = await Promise.all([personOf(req), isUuid(formId) ? readAnsweredForm(req, formId) : null])
  if (!person || !found || !hasPermission(person, 'forms:manage', found.tenant.id)) return []
  const t = translatorOf(req.i18n)
  if (answerId === undefined) return answersTrail(req, found.form, t)
  const [moment, answer] = await Promise.all([
    momentsOf(req, found.tenant.id),
    req.payload.findByID({
      collection: 'form-submissions',
      depth: 0,
      disableErrors: true,
      id: answerId,
      overrideAccess: false,
      req,
      select: { createdAt: true },
    }),
  ])
  return answer ? answersTrail(req, found.form, t, moment(answer.createdAt)) : []
}
