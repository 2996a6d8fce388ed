import type { AnsweredQuestion } from './answeredQuestions'

/** A current question of a form. */
export interface CurrentQuestion extends AnsweredQuestion {
  options?: { label: string; value: string }[]
}

/** A current question, or a former one that has answers. */
export interface Column extends CurrentQuestion {
  /** Unique among the columns. */
  key: string
  /** The form no longer contains the question. */
  isFormer: boolean
}

export interface SentAnswer {
  answers: Record<string, unknown>
  /** The questions as submitted; null for old answers, which were stored without them. */
  questions: AnsweredQuestion[] | null
}

/**
 * The columns of a form's answers: its current questions in order, then former ones.
 * @param answered names that have answers, each with the question as last submitted, if known
 */
export function columnsOf(
  current: CurrentQuestion[],
  answered: { name: string; asked: AnsweredQuestion | null }[],
): Column[] {
  const columns: Column[] = current.map((question) => ({ ...question, isFormer: false, key: `now ${question.name}` }))
  const former = new Map<string, Column>()
  for (const { asked, name } of answered) {
    const question = asked ?? { kind: '', label: name, name }
    if (current.some((known) => isSame(known, question)) || former.has(name)) continue
    former.set(name, { ...question, isFormer: true, key: `was ${name}` })
  }
  return [...columns, ...former.values()]
}

export interface Cell {
  value: unknown
  /** The question as this visitor saw it; undefined if unknown. */
  asked?: AnsweredQuestion
}

/** The answers of a submission by column, whatever the question was called at that time. */
export function cellsOf({ answers, questions }: SentAnswer, columns: Column[]): Map<Column, Cell> {
  const cells = new Map<Column, Cell>()
  const named = new Set(questions?.map(({ name }) => name))
  const unknown = Object.keys(answers).filter((name) => !named.has(name))
  const setCell = (question: AnsweredQuestion, cell: Cell) => {
    const column = columnFor(question, columns)
    if (column && !cells.has(column)) cells.set(column, cell)
  }
  for (const asked of questions ?? []) setCell(asked, { asked, value: answers[asked.name] })
  for (const name of unknown) setCell({ kind: '', label: name, name }, { value: answers[name] })
  return cells
}

/** The column of a question: with the same block, else with the same name. */
const columnFor = (asked: AnsweredQuestion, columns: Column[]): Column | undefined =>
  columns.find((column) => !column.isFormer && column.id && column.id === asked.id) ??
  columns.find((column) => !column.isFormer && column.name === asked.name) ??
  columns.find((column) => column.isFormer && column.name === asked.name)

const isSame = (first: AnsweredQuestion, second: AnsweredQuestion): boolean =>
  first.name === second.name || Boolean(first.id && first.id === second.id)
