import type { StepNavItem } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { momentsOf } from '@/endpoints/documents/siteMoments'
import { translatorOf } from '@/i18n/translator'
import { idOf } from '@/lib/values'
import { unlessRefused } from '@/components/frame/Trail/unlessRefused'
import { answersTrail } from './addresses'
import { readableForm } from './readableForm'

/**
 * Breadcrumbs of the submissions of a form, or of one of them, for a frame that knows no more than the URL.
 * @returns none if the user does not have access to them
 */
export async function readAnswersTrail(req: PayloadRequest, formId: string, answerId?: string): Promise<StepNavItem[]> {
  const found = await unlessRefused(readableForm(req, formId))
  if (!found) return []
  const t = translatorOf(req.i18n)
  if (answerId === undefined) return answersTrail(req, found.form, t)
  const [moment, answer] = await Promise.all([
    momentsOf(req, found.tenant.id),
    unlessRefused(
      req.payload.findByID({
        collection: 'form-submissions',
        depth: 0,
        disableErrors: true,
        id: answerId,
        overrideAccess: false,
        req,
        select: { createdAt: true, form: true },
      }),
    ),
  ])
  return answer && idOf(answer.form) === found.form.id ? answersTrail(req, found.form, t, moment(answer.createdAt)) : []
}
