import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '@/access/person'
import type { MailContent } from '@/emails/content'
import { queueMails } from '@/emails/queueMail'
import { OperationError } from '@/endpoints/OperationError'
import { checkLimit } from '@/endpoints/rateLimits'
import { toEmailAddress } from '@/lib/accounts/emailAddress'
import type { AnsweredQuestion } from '@/lib/forms/answers/answeredQuestions'
import { answerText } from '@/lib/forms/answers/answerText'
import type { Answers } from '@/lib/forms/checkAnswers'
import { recipientsOf } from '@/lib/forms/mailRules'
import type { Form } from '@/payload-types'

/** Answers of a site that are mailed in an hour, whoever fills in its forms. */
const HOURLY_ANSWERS = 300

/** Longer answers are cut in emails, which link to the whole. */
const MAX_ANSWER_LENGTH = 2_000

interface Answered {
  answers: Answers
  form: Form
  /** Id of the stored answers. */
  id: string
  questions: AnsweredQuestion[]
  tenant: TenantSummary
}

/** Queues the emails about answers to a form, for those whom it names. */
export async function mailAnswer(req: PayloadRequest, answered: Answered): Promise<void> {
  const { answers, form, tenant } = answered
  const content = contentOf(req, answered)
  await queueMails(
    req,
    recipientsOf(form, answers).map((to) => ({ content, tenantId: tenant.id, to })),
  )
}

/**
 * Counts an answer that may be mailed. Call it outside a transaction.
 * @returns false when the site has had as many in this hour as are mailed
 */
export async function mayMailAnswer(req: PayloadRequest, form: Form, tenantId: string): Promise<boolean> {
  if (!form.notify?.length && !form.mailRules?.length) return false
  try {
    const limit = { by: ['tenant' as const], points: HOURLY_ANSWERS, seconds: 3_600 }
    await checkLimit('formMails', 'forms', limit, { person: null, req, tenantId })
    return true
  } catch (error) {
    if (!(error instanceof OperationError) || error.status !== 429) throw error
    req.payload.logger.warn(`Answers to form ${form.id} are stored without emails: too many in this hour`)
    return false
  }
}

function contentOf(req: PayloadRequest, { answers, form, id, questions, tenant }: Answered): MailContent {
  const { routes, serverURL } = req.payload.config
  return {
    form: form.title ?? '',
    link: `${serverURL}${routes.admin}/collections/forms/${form.id}/answers/${id}`,
    name: '',
    template: 'formAnswer',
    ...(form.mailAnswers && {
      answers: questions.flatMap((question) => toLine(question, answers, tenant.defaultLanguage) ?? []),
      visitor: visitorOf(questions, answers),
    }),
  }
}

/** @returns null for a question without an answer */
function toLine(question: AnsweredQuestion, answers: Answers, language: string): string | null {
  const text = answerText(answers[question.name], question, question, { language, no: '', yes: '✓' })
  const cut = text.length > MAX_ANSWER_LENGTH ? `${text.slice(0, MAX_ANSWER_LENGTH)}…` : text
  return cut === '' ? null : `${question.label}: ${cut}`
}

/** The first address that was given, if every mail server delivers to it; otherwise empty. */
function visitorOf(questions: AnsweredQuestion[], answers: Answers): string {
  const given = questions.filter(({ kind }) => kind === 'emailQuestion').map(({ name }) => answers[name])
  return given.flatMap((value) => (typeof value === 'string' ? (toEmailAddress(value) ?? []) : []))[0] ?? ''
}
