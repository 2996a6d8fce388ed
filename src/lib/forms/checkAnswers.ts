import { isNonEmpty, type NonEmpty } from '../lists/items'

/** A question of a form, as stored in its block. */
export interface Question {
  blockType: string
  label: string
  name: string
  required?: boolean | null
  multiple?: boolean | null
  options?: { value: string }[] | null
}

export interface AnswerProblem {
  path: string
  message: string
}

export type Answers = Record<string, boolean | number | string | string[]>

const MAX_SHORT_TEXT = 500
const MAX_LONG_TEXT = 10_000

/**
 * Validates submitted answers against the form: rejects unknown, invalid and missing answers.
 * @returns the answers to store, or the problems
 */
export function checkAnswers(
  questions: Question[],
  submitted: Record<string, unknown>,
): { answers: Answers } | { problems: NonEmpty<AnswerProblem> } {
  const problems: AnswerProblem[] = []
  const answers: Answers = {}
  const known = new Set(questions.map((question) => question.name))
  for (const name of Object.keys(submitted))
    if (!known.has(name)) problems.push({ message: 'There is no such question.', path: name })
  for (const question of questions) {
    const value = submitted[question.name]
    if (isEmpty(value)) {
      if (question.required) problems.push({ message: `${question.label}: please answer this.`, path: question.name })
      continue
    }
    const accepted = accept(question, value)
    if (accepted === null)
      problems.push({ message: `${question.label}: this does not look right.`, path: question.name })
    else answers[question.name] = accepted
  }
  return isNonEmpty(problems) ? { problems } : { answers }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

function accept(question: Question, value: unknown): Answers[string] | null {
  switch (question.blockType) {
    case 'numberQuestion':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'consentQuestion':
      return value === true ? true : null
    case 'choiceQuestion':
      return acceptChoice(question, value)
    case 'emailQuestion':
      return text(value, MAX_SHORT_TEXT, /^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    case 'phoneQuestion':
      return text(value, 40, /^[+\d][\d ()./-]{3,}$/)
    case 'dateQuestion':
      return text(value, 10, /^\d{4}-\d{2}-\d{2}$/)
    case 'longTextQuestion':
      return text(value, MAX_LONG_TEXT)
    default:
      return text(value, MAX_SHORT_TEXT)
  }
}

function acceptChoice({ multiple, options }: Question, value: unknown): string[] | string | null {
  const allowed = new Set(options?.map((option) => option.value))
  const chosen: unknown[] = Array.isArray(value) ? value : [value]
  if ((!multiple && chosen.length !== 1) || !chosen.every((item) => typeof item === 'string' && allowed.has(item)))
    return null
  return multiple ? ([...new Set(chosen)] as string[]) : (chosen[0] as string)
}

const text = (value: unknown, maxLength: number, pattern?: RegExp): string | null =>
  typeof value === 'string' && value.length <= maxLength && (!pattern || pattern.test(value)) ? value : null
