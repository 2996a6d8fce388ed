import { z } from 'zod'
import { idOf } from '../../access/idOf'
import { openToVisitors } from '../../access/visitedSite'
import { queueMail } from '../../emails/queueMail'
import { checkAnswers, type Question } from '../../lib/forms/checkAnswers'
import { defineOperation } from '../define'
import { badRequest, notFound } from '../OperationError'
import { anyone } from '../rules'

/** Staff who get a mail for each answer, at most. */
const MOST_NOTIFIED = 5

/** Takes what a visitor sends with a published form of a tenant's website. */
export const submitForm = defineOperation({
  name: 'submitForm',
  area: 'forms',
  audit: null,
  input: z.strictObject({ id: z.uuid(), answers: z.record(z.string().max(60), z.unknown()) }),
  limit: { by: ['ip'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({ received: z.literal(true) }),
  path: '/forms/:id/submit',
  run: async ({ input, req }) => {
    const { docs } = await req.payload.find({
      collection: 'forms',
      limit: 1,
      // Visitors are nobody's staff; only what is published is found, of a site that is open to them.
      overrideAccess: true,
      req,
      where: { and: [{ id: { equals: input.id } }, { _status: { equals: 'published' } }, openToVisitors()] },
    })
    const form = docs[0]
    const tenant = idOf(form?.tenant)
    if (!form || !tenant) throw notFound('forms')
    const checked = checkAnswers((form.fields ?? []) as Question[], input.answers)
    if ('problems' in checked) throw badRequest('forms', checked.problems[0]!.message, checked.problems)
    await req.payload.db.create({ collection: 'form-submissions', data: { answers: checked.answers, form: form.id, tenant }, req })
    const link = `${req.payload.config.serverURL}${req.payload.config.routes.admin}/collections/forms/${form.id}`
    for (const to of (form.notify ?? []).slice(0, MOST_NOTIFIED)) {
      await queueMail(req, { content: { form: form.title ?? '', link, name: '', template: 'formAnswer' }, tenantId: tenant, to })
    }
    return { received: true as const }
  },
  status: 201,
  summary: "Send the answers of a website's visitor",
  who: anyone,
})
