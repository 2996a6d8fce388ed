import { isNonEmpty, type NonEmpty } from '@/lib/lists/items'
import { ownValue } from '@/lib/values'
import { readTypedDay, readTypedEmail, readTypedNumber, readTypedPhone } from './typedAnswers'

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
 * Validates submitted answers against the form: rejects unknown, invalid and missing answers. Answers may be as typed:
 * `2,5` for a number.
 * @param language of the form, which decides what `1,000` is
 * @returns the answers to store, or the problems
 */
export function checkAnswers(
  questions: Question[],
  submitted: Record<string, unknown>,
  language = 'en',
): { answers: Answers } | { problems: NonEmpty<AnswerProblem> } {
  const problems: AnswerProblem[] = []
  const answers: Answers = {}
  const known = new Set(questions.map((question) => question.name))
  for (const name of Object.keys(submitted))
    if (!known.has(name)) problems.push({ message: 'There is no such question.', path: name })
  for (const question of questions) {
    const value = ownValue(submitted, question.name)
    if (isEmpty(value, question)) {
      if (question.required) problems.push({ message: `${question.label}: please answer this.`, path: question.name })
      continue
    }
    const accepted = accept(question, value, language)
    if (accepted === null)
      problems.push({ message: `${question.label}: ${hintOf(question.blockType)}`, path: question.name })
    else answers[question.name] = accepted
  }
  return isNonEmpty(problems) ? { problems } : { answers }
}

/** Only a consent can be declined: any other question that is answered `false` has been misunderstood. */
const isEmpty = (value: unknown, { blockType }: Question): boolean =>
  value === undefined ||
  value === null ||
  (value === false && blockType === 'consentQuestion') ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every((item) => item === ''))

const HINTS: Readonly<Record<string, string>> = {
  dateQuestion: 'please enter a date that exists.',
  emailQuestion: 'please enter an email address such as name@example.org.',
  numberQuestion: 'please enter a number, in digits.',
  phoneQuestion: 'please enter a telephone number.',
}

const hintOf = (blockType: string): string => HINTS[blockType] ?? 'this does not look right.'

function accept(question: Question, value: unknown, language: string): Answers[string] | null {
  switch (question.blockType) {
    case 'numberQuestion':
      return typeof value === 'number'
        ? finite(value)
        : text(value, MAX_SHORT_TEXT, (typed) => finite(readTypedNumber(typed, language)))
    case 'consentQuestion':
      return value === true ? true : null
    case 'choiceQuestion':
      return acceptChoice(question, value)
    case 'emailQuestion':
      return text(value, MAX_SHORT_TEXT, readTypedEmail)
    case 'phoneQuestion':
      return text(value, MAX_SHORT_TEXT, readTypedPhone)
    case 'dateQuestion':
      return text(value, MAX_SHORT_TEXT, readTypedDay)
    case 'longTextQuestion':
      return text(value, MAX_LONG_TEXT)
    default:
      return text(value, MAX_SHORT_TEXT)
  }
}

const finite = (value: number | null): number | null => (Number.isFinite(value) ? value : null)

function acceptChoice({ multiple, options }: Question, value: unknown): string[] | string | null {
  const allowed = new Set(options?.map((option) => option.value))
  const chosen: unknown[] = Array.isArray(value) ? value : [value]
  if ((!multiple && chosen.length !== 1) || !chosen.every((item) => typeof item === 'string' && allowed.has(item)))
    return null
  return multiple ? ([...new Set(chosen)] as string[]) : (chosen[0] as string)
}

/** @param read returns what a text means; null when it means nothing */
function text(value: unknown, maxLength: number): string | null
function text<Read>(value: unknown, maxLength: number, read: (typed: string) => Read | null): Read | null
function text(value: unknown, maxLength: number, read: (typed: string) => unknown = (typed) => typed): unknown {
  // Browsers count a line break as one character and send two.
  const typed = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : null
  return typed !== null && typed.length <= maxLength ? read(typed) : null
}
