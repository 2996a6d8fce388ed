import { plainDay } from '../../time/plainDay'
import type { AnsweredQuestion } from './answeredQuestions'
import type { CurrentQuestion } from './columns'
import { readDay } from './filters'

export interface AnswerLabels {
  yes: string
  no: string
  language: string
}

/**
 * An answer as people read it: choices by their names, consent as a word, days written out.
 * @param asked as the visitor read the question; a choice that the form no longer offers has its name from there
 * @returns '' for no answer
 */
export function answerText(
  value: unknown,
  question: CurrentQuestion,
  asked: AnsweredQuestion | undefined,
  words: AnswerLabels,
): string {
  if (Array.isArray(value)) return value.map((one: unknown) => answerText(one, question, asked, words)).join(', ')
  if (question.kind === 'consentQuestion' && asked && value === undefined) return words.no
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  // The question may have been another when this was typed.
  if (question.kind === 'dateQuestion')
    return readDay(value) ? plainDay(`${value}T12:00:00.000Z`, words.language) : value
  return (
    [...(question.options ?? []), ...(asked?.chosen ?? [])].find((option) => option.value === value)?.label ?? value
  )
}
