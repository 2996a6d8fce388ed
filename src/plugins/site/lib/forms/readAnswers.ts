import type { Form } from '../../../../payload-types'
import { fieldName } from './FormState'

type Question = NonNullable<Form['fields']>[number]

/** The answers of a page's form as the API takes them: numbers as numbers, consent as yes. */
export function readAnswers(questions: Question[], typed: URLSearchParams): Record<string, unknown> {
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
