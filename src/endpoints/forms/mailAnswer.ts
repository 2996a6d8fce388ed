import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '@/access/person'
import { findUserIdsWithKey } from '@/database/people/recipients'
import type { MailContent } from '@/emails/content'
import { queueMails } from '@/emails/queueMail'
import { notify } from '@/endpoints/notices/notify'
import { OperationError } from '@/endpoints/OperationError'
import type { RateLimit } from '@/endpoints/define'
import { checkLimit, countInTransaction, isLimitReached } from '@/endpoints/rateLimits'
import { toEmailAddress } from '@/lib/accounts/emailAddress'
import type { AnsweredQuestion } from '@/lib/forms/answers/answeredQuestions'
import { answerText } from '@/lib/forms/answers/answerText'
import type { Answers } from '@/lib/forms/checkAnswers'
import { recipientsOf } from '@/lib/forms/mailRules'
import type { Form } from '@/payload-types'

/** Answers of a site that are mailed in an hour, whoever fills in its forms. */
const HOURLY_ANSWERS: RateLimit = { by: ['tenant'], points: 300, seconds: 3_600 }

/** How often in an hour staff are told that answers are not mailed. */
const HOURLY_NOTICES: RateLimit = { by: ['tenant'], points: 1, seconds: 3_600 }
const NOTICES = 'formMailNotices'

/** Who may read the answers, and is told that some were not mailed. */
const STAFF = 'forms:manage'

/** Longer answers are cut in emails, which link to the whole. */
const MAX_ANSWER_LENGTH = 2_000

/** What follows from an answer, once it is stored. */
export interface Mailing {
  /** Addresses that get an email. */
  recipients: string[]
  /** Answers are stored without emails, and staff have not been told in this hour. */
  isNoticeDue: boolean
}

interface Answered {
  answers: Answers
  form: Form
  /** Id of the stored answers. */
  id: string
  questions: AnsweredQuestion[]
  tenant: TenantSummary
}

/** Decides whether a valid answer is mailed and counts it if it is. Call it outside a transaction. */
export async function planMails(req: PayloadRequest, form: Form, answers: Answers, tenantId: string): Promise<Mailing> {
  const recipients = recipientsOf(form, answers)
  if (recipients.length === 0 || (await isMailed(req, tenantId))) return { isNoticeDue: false, recipients }
  req.payload.logger.warn(`Answers to form ${form.id} are stored without emails: too many in this hour`)
  const isTold = await isLimitReached(NOTICES, HOURLY_NOTICES, { person: null, req, tenantId })
  return { isNoticeDue: !isTold, recipients: [] }
}

/** Counts an answer of a tenant in this hour. @returns false when all were counted before */
async function isMailed(req: PayloadRequest, tenantId: string): Promise<boolean> {
  try {
    await checkLimit('formMails', 'forms', HOURLY_ANSWERS, { person: null, req, tenantId })
    return true
  } catch (error) {
    if (error instanceof OperationError && error.status === 429) return false
    throw error
  }
}

/**
 * Queues the emails about answers to a form, or tells staff that there are none: once an hour, counted with the notice,
 * as neither is stored if the answers are not.
 */
export async function mailAnswer(
  req: PayloadRequest,
  answered: Answered,
  { isNoticeDue, recipients }: Mailing,
): Promise<void> {
  const { tenant } = answered
  const content = contentOf(req, answered)
  await queueMails(
    req,
    recipients.map((to) => ({ content, tenantId: tenant.id, to })),
  )
  if (!isNoticeDue || !(await countInTransaction(NOTICES, HOURLY_NOTICES, { req, tenantId: tenant.id }))) return
  await notify(req, {
    body: 'answersUnmailedBody',
    href: '/collections/forms',
    recipients: await findUserIdsWithKey(req, tenant.id, STAFF),
    tenantId: tenant.id,
    title: 'answersUnmailedTitle',
    values: { count: String(HOURLY_ANSWERS.points) },
  })
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
