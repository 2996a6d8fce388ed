import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'
import { loadTenant } from '../../access/loadTenant'
import type { TenantSummary } from '../../access/person'
import { openToVisitors } from '../../access/visitedSite'
import { queueMail } from '../../emails/queueMail'
import { askedQuestions } from '../../lib/forms/answers/askedQuestions'
import { checkAnswers, type Question } from '../../lib/forms/checkAnswers'
import type { Form } from '../../payload-types'
import { checkVisitor, LONGEST_PROOF } from '../apps/checkVisitor'
import { defineOperation } from '../define'
import { badRequest, notFound } from '../OperationError'
import { anyone } from '../rules'
import { tenantOfForm } from './answers/formOf'
import { createStored } from '@/database/documents/stored'

/** Staff who get a mail for each answer, at most. */
const MOST_NOTIFIED = 5

/** Takes what a visitor sends with a published form of a tenant's website. */
export const submitForm = defineOperation({
  name: 'submitForm',
  area: 'forms',
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    answers: z.record(z.string().max(60), z.unknown()),
    /** In which the form was read. Default: the site's first. */
    language: z.string().max(20).optional(),
    /** Path of the page that it stands on. Default: what the browser says. */
    page: z.string().startsWith('/').max(500).optional(),
    /** That a person sends it, from an app of the site that tells people from programs. */
    proof: z.string().max(LONGEST_PROOF).default(''),
  }),
  limit: { by: ['ip'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({ received: z.literal(true) }),
  path: '/forms/:id/submit',
  prepare: async ({ input, req }) => {
    const tenant = await siteOf(req, input.id)
    if (
      !tenant ||
      !(await publishedForm(req, input.id, { fallback: tenant.defaultLanguage, language: tenant.defaultLanguage }))
    )
      throw notFound('forms')
    await checkVisitor(req, tenant.id, input.proof, 'forms')
    return tenant
  },
  run: async ({ input, prepared: tenant, req }) => {
    const language = tenant.languages.find((one) => one === input.language) ?? tenant.defaultLanguage
    const form = await publishedForm(req, input.id, { fallback: tenant.defaultLanguage, language })
    if (!form) throw notFound('forms')
    const questions = form.fields ?? []
    const checked = checkAnswers(questions as Question[], input.answers)
    if ('problems' in checked) throw badRequest('forms', checked.problems[0]!.message, checked.problems)
    const { answers } = checked
    const { id } = await createStored(req, {
      collection: 'form-submissions',
      data: {
        answers,
        form: form.id,
        language,
        page: input.page ?? pageOf(req.headers),
        questions: askedQuestions(questions as Question[], answers),
        tenant: tenant.id,
      },
    })
    const link = `${req.payload.config.serverURL}${req.payload.config.routes.admin}/collections/forms/${form.id}/answers/${String(id)}`
    for (const to of (form.notify ?? []).slice(0, MOST_NOTIFIED)) {
      await queueMail(req, {
        content: { form: form.title ?? '', link, name: '', template: 'formAnswer' },
        tenantId: tenant.id,
        to,
      })
    }
    return { received: true as const }
  },
  status: 201,
  summary: "Send the answers of a website's visitor",
  who: anyone,
})

async function siteOf(req: PayloadRequest, formId: string): Promise<TenantSummary | null> {
  const tenantId = await tenantOfForm({ id: formId }, req)
  return tenantId ? loadTenant(req.payload, tenantId) : null
}

async function publishedForm(
  req: PayloadRequest,
  id: string,
  { fallback, language }: { fallback: string; language: string },
): Promise<Form | undefined> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    depth: 0,
    fallbackLocale: fallback as TypedLocale,
    limit: 1,
    locale: language as TypedLocale,
    // Visitors are nobody's staff; only what is published is found, of a site that is open to them.
    overrideAccess: true,
    pagination: false,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, openToVisitors()] },
  })
  return docs[0]
}

/** The page that a script sent a form from, without its query. */
function pageOf(headers: Headers): string | undefined {
  const from = URL.parse(headers.get('Referer') ?? '')
  return from ? from.pathname.slice(0, 500) : undefined
}
