import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'
import { loadTenant } from '@/access/tenants'
import type { TenantSummary } from '@/access/person'
import { openToVisitors } from '@/access/visitedSite'
import { answeredQuestions } from '@/lib/forms/answers/answeredQuestions'
import { checkAnswers, type Question } from '@/lib/forms/checkAnswers'
import type { Form } from '@/payload-types'
import { checkVisitor, MAX_PROOF_LENGTH } from '@/endpoints/apps/checkVisitor'
import { defineOperation } from '@/endpoints/define'
import { badRequest, notFound } from '@/endpoints/OperationError'
import { anyone } from '@/endpoints/routeRules'
import { tenantOfForm } from './answers/answeredForm'
import { fallbackLocales } from './answers/fallbackLocales'
import { mailAnswer, planMails } from './mailAnswer'
import { createStored } from '@/database/documents/stored'

/** Stores the answers that a visitor submits with a published form of a tenant's website. */
export const submitForm = defineOperation({
  name: 'submitForm',
  area: 'forms',
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    answers: z.record(z.string().max(60), z.unknown()),
    /** Language of the form. Default: the tenant's default language. */
    language: z.string().max(20).optional(),
    /** Path of the page with the form. Default: from the `Referer` header. */
    page: z.string().startsWith('/').max(500).optional(),
    /** Proof of a human visitor, from an app that detects bots. */
    proof: z.string().max(MAX_PROOF_LENGTH).default(''),
  }),
  limit: { by: ['ip'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({ received: z.literal(true) }),
  path: '/forms/:id/submit',
  prepare: async ({ input, req }) => {
    const tenant = await loadTenantOfForm(req, input.id)
    if (!tenant) throw notFound('forms')
    const language = tenant.languages.find((language) => language === input.language) ?? tenant.defaultLanguage
    const form = await publishedForm(req, input.id, { fallback: await fallbackLocales(req, tenant.id), language })
    if (!form) throw notFound('forms')
    await checkVisitor(req, tenant.id, input.proof, 'forms')
    const questions = (form.fields ?? []) as Question[]
    const checked = checkAnswers(questions, input.answers, language)
    if ('problems' in checked) throw badRequest('forms', checked.problems[0].message, checked.problems)
    const { answers } = checked
    return { answers, form, language, mailing: await planMails(req, form, answers, tenant.id), questions, tenant }
  },
  run: async ({ input, prepared: { answers, form, language, mailing, questions, tenant }, req }) => {
    const answered = answeredQuestions(questions, answers)
    const { id } = await createStored(req, {
      collection: 'form-submissions',
      data: {
        answers,
        form: form.id,
        language,
        page: input.page ?? pathFromReferer(req.headers),
        questions: answered,
        tenant: tenant.id,
      },
    })
    await mailAnswer(req, { answers, form, id: String(id), questions: answered, tenant }, mailing)
    return { received: true as const }
  },
  status: 201,
  summary: 'Submit a form of a website',
  who: anyone,
})

async function loadTenantOfForm(req: PayloadRequest, formId: string): Promise<TenantSummary | null> {
  const tenantId = await tenantOfForm({ id: formId }, req)
  return tenantId ? loadTenant(req.payload, tenantId) : null
}

async function publishedForm(
  req: PayloadRequest,
  id: string,
  { fallback, language }: { fallback: TypedLocale[]; language: string },
): Promise<Form | undefined> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    depth: 0,
    fallbackLocale: fallback,
    limit: 1,
    locale: language as TypedLocale,
    // Visitors have no account. The query is limited to published forms of tenants that visitors can access.
    overrideAccess: true,
    pagination: false,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, openToVisitors()] },
  })
  return docs[0]
}

/** Path of the page that sent the form, without its query. */
function pathFromReferer(headers: Headers): string | undefined {
  const from = URL.parse(headers.get('Referer') ?? '')
  return from ? from.pathname.slice(0, 500) : undefined
}
