import type { Question } from '../checkAnswers'

/** A question as a visitor read it, kept with their answer. */
export interface AnsweredQuestion {
  /** Of its block: stays when the question gets another name. */
  id?: string | null
  name: string
  /** Kind: the block's type. */
  kind: string
  label: string
  /** What was chosen, as it was called. */
  chosen?: { label: string; value: string }[]
}

interface StoredQuestion extends Question {
  id?: string | null
  options?: { label?: string | null; value: string }[] | null
}

/** The questions of a form in the language that it was read in, with the names of what was chosen. */
export function answeredQuestions(questions: StoredQuestion[], answers: Record<string, unknown>): AnsweredQuestion[] {
  return questions.map(({ blockType, id, label, name, options }) => {
    const picked = new Set([answers[name]].flat())
    const chosen = (options ?? [])
      .filter(({ value }) => picked.has(value))
      .map((option) => ({ label: option.label ?? option.value, value: option.value }))
    return { id, kind: blockType, label, name, ...(chosen.length > 0 && { chosen }) }
  })
}
