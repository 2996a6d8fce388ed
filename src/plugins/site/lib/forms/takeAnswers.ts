import { isUuid } from '../../../../lib/ids/isUuid'
import { readFields } from '../../../../lib/http/readFields'
import { readPublished, type Reader } from '../read/Reader'
import { FORM_FIELD, PROOF_FIELD, SENT, TRAP_FIELD, type FormProblem, type FormState, fieldName } from './FormState'
import type { FilledForm } from './submitAnswers'
import type { Form } from '@/payload-types'

/** The longest form: forty long answers. */
const MOST_BYTES = 1024 * 1024

/** So much of a page's address is kept with what was sent from it. */
const LONGEST_PAGE = 500

interface Refusal {
  errors?: { path?: string }[]
}

/**
 * Takes a form that a visitor sends from a page without any script.
 * @param submit hands the answers to the operation that every form goes through, with all its checks and limits
 * @returns where to go on when it was taken, else what to tell; null where no form of the site was sent
 */
export async function takeAnswers(
  reader: Reader,
  request: Request,
  submit: (id: string, sheet: FilledForm) => Promise<Response>,
): Promise<FormState | string | null> {
  const typed = await readFields(request, MOST_BYTES)
  const id = typed.get(FORM_FIELD)
  if (!id || !isUuid(id)) return null
  const [form] = await readPublished(reader, 'forms', {
    limit: 1,
    select: { fields: true },
    where: { id: { equals: id } },
  })
  if (!form) return null
  const url = new URL(request.url)
  const thanks = `${url.pathname}?${SENT}=${id}`
  // Programs that fill in everything are thanked like anybody else, and nothing is kept.
  if (typed.get(TRAP_FIELD)) return thanks
  const answers = readAnswers(form.fields ?? [], typed)
  const answer = await submit(id, {
    answers,
    language: reader.language,
    page: url.pathname.slice(0, LONGEST_PAGE),
    proof: typed.get(PROOF_FIELD) ?? '',
  })
  if (answer.ok) return thanks
  if (answer.status >= 500) throw new Error(`The form could not be taken: ${answer.status}`)
  const { errors = [] } = (await answer.json()) as Refusal
  return {
    id,
    isSent: false,
    isTooOften: answer.status === 429,
    isUnproven: errors.some(({ path }) => path === PROOF_FIELD),
    problems: new Map(errors.flatMap(({ path }) => (path ? [[path, problemOf(answers[path])]] : []))),
    typed,
  }
}

const problemOf = (answer: unknown): FormProblem =>
  answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0) ? 'missing' : 'wrong'

type Question = NonNullable<Form['fields']>[number]

/** The answers of a page's form as the API takes them: numbers as numbers, consent as yes. */
function readAnswers(questions: Question[], typed: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(questions.map((question) => [question.name, answerTo(question, typed)]))
}

function answerTo(question: Question, typed: URLSearchParams): unknown {
  const name = fieldName(question.name)
  const text = (typed.get(name) ?? '').trim()
  switch (question.blockType) {
    case 'consentQuestion':
      return text !== ''
    case 'numberQuestion':
      return text === '' ? '' : Number(text)
    case 'choiceQuestion':
      return question.multiple ? typed.getAll(name) : text
    default:
      return text
  }
}
