import { plainDay } from '@/lib/time/formatIn'
import type { AnsweredQuestion } from './answeredQuestions'
import type { CurrentQuestion } from './columns'
import { readDay } from './filters'

export interface AnswerLabels {
  yes: string
  no: string
  language: string
}

/**
 * Formats an answer as text: options by their labels, consent as yes or no, dates in full.
 * @param asked the question as the visitor saw it; provides the label of an option that the form no longer has
 * @returns '' if there is no answer
 */
export function answerText(
  value: unknown,
  question: CurrentQuestion,
  asked: AnsweredQuestion | undefined,
  labels: AnswerLabels,
): string {
  if (Array.isArray(value)) return value.map((item: unknown) => answerText(item, question, asked, labels)).join(', ')
  if (question.kind === 'consentQuestion' && asked && value === undefined) return labels.no
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  // The question may have had another type when this was submitted.
  if (question.kind === 'dateQuestion')
    return readDay(value) ? plainDay(`${value}T12:00:00.000Z`, labels.language) : value
  return (
    [...(question.options ?? []), ...(asked?.chosen ?? [])].find((option) => option.value === value)?.label ?? value
  )
}
