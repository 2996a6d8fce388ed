import type { Question } from '../checkAnswers'

/** A question as the visitor saw it, stored with the answer. */
export interface AnsweredQuestion {
  /** Id of its block, which is stable when the question is renamed. */
  id?: string | null
  name: string
  /** Type of its block. */
  kind: string
  label: string
  /** The selected options with their labels at that time. */
  chosen?: { label: string; value: string }[]
}

interface StoredQuestion extends Question {
  id?: string | null
  options?: { label?: string | null; value: string }[] | null
}

/** The questions of a form in the visitor's language, with the labels of the selected options. */
export function answeredQuestions(questions: StoredQuestion[], answers: Record<string, unknown>): AnsweredQuestion[] {
  return questions.map(({ blockType, id, label, name, options }) => {
    const selected = new Set([answers[name]].flat())
    const chosen = (options ?? [])
      .filter(({ value }) => selected.has(value))
      .map((option) => ({ label: option.label ?? option.value, value: option.value }))
    return { id, kind: blockType, label, name, ...(chosen.length > 0 && { chosen }) }
  })
}
