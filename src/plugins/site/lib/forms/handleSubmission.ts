import type { Form } from '@/payload-types'
import { isUuid } from '@/lib/values'
import { readFormFields } from '@/lib/http/readBody'
import { SUBMITTED } from '../pageQuery'
import { readPublished, type Reader } from '../read/Reader'
import { CAPTCHA_FIELD, fieldName, FORM_FIELD, type FormProblem, type FormState, HONEYPOT_FIELD } from './FormState'
import type { FilledForm } from './submitAnswers'

/** Maximum size of a submission in bytes: forty long answers. */
const MAX_BYTES = 1024 * 1024

/** Maximum length of the page address stored with a submission. */
const MAX_PAGE_LENGTH = 500

interface Refusal {
  errors?: { path?: string }[]
}

/**
 * Handles a form submitted without a script.
 * @param submit calls the operation that all submissions go through, with its validation and limits
 * @returns the path to redirect to when it was accepted, else the state to show; `gone` for a form that the site has no
 *   longer, null when no form was submitted
 */
export async function handleSubmission(
  reader: Reader,
  request: Request,
  submit: (id: string, sheet: FilledForm) => Promise<Response>,
): Promise<FormState | 'gone' | `/${string}` | null> {
  const fields = await readFormFields(request, MAX_BYTES)
  const id = fields.get(FORM_FIELD)
  if (!id || !isUuid(id)) return null
  const [form] = await readPublished(reader, 'forms', {
    limit: 1,
    select: { fields: true },
    where: { id: { equals: id } },
  })
  if (!form) return 'gone'
  const url = new URL(request.url)
  const thanks = `/${url.pathname.slice(1)}?${SUBMITTED}=${id}` as const
  // A password manager may have filled it in, so nobody is thanked for what was dropped. A bot fills it in again.
  if (fields.get(HONEYPOT_FIELD)) return { id, isAccepted: false, isTrapped: true, values: fields }
  const answers = readAnswers(form.fields ?? [], fields)
  const response = await submit(id, {
    answers,
    language: reader.language,
    page: url.pathname.slice(0, MAX_PAGE_LENGTH),
    proof: fields.get(CAPTCHA_FIELD) ?? '',
  })
  if (response.ok) return thanks
  if (response.status >= 500) throw new Error(`Submitting form ${id} failed with status ${response.status}`)
  const { errors = [] } = (await response.json()) as Refusal
  return {
    id,
    isAccepted: false,
    isRateLimited: response.status === 429,
    isUnproven: errors.some(({ path }) => path === CAPTCHA_FIELD),
    problems: new Map(errors.flatMap(({ path }) => (path ? [[path, problemOf(answers[path])]] : []))),
    values: fields,
  }
}

const problemOf = (answer: unknown): FormProblem =>
  answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0) ? 'missing' : 'wrong'

type Question = NonNullable<Form['fields']>[number]

/** Converts submitted values to the types of the API, consent to a boolean. Everything else is read as typed. */
function readAnswers(questions: Question[], typed: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(questions.map((question) => [question.name, answerTo(question, typed)]))
}

function answerTo(question: Question, typed: URLSearchParams): unknown {
  const name = fieldName(question.name)
  const text = (typed.get(name) ?? '').trim()
  switch (question.blockType) {
    case 'consentQuestion':
      return text !== ''
    case 'choiceQuestion':
      return question.multiple ? typed.getAll(name) : text
    default:
      return text
  }
}
