import type { AnsweredQuestion } from './answeredQuestions'

/** A question of a form now. */
export interface CurrentQuestion extends AnsweredQuestion {
  options?: { label: string; value: string }[]
}

/** A question that the form asks, or asked once and somebody answered. */
export interface Column extends CurrentQuestion {
  /** Unique among the columns. */
  key: string
  /** The form does not ask it any more. */
  isFormer: boolean
}

export interface SentAnswer {
  answers: Record<string, unknown>
  /** As they were asked; null for what was sent before they were kept. */
  questions: AnsweredQuestion[] | null
}

/**
 * The columns of a form's answers: its questions in their order, then those that it asked once.
 * @param answered names under which there are answers, each with the question as it was last asked where that is known
 */
export function columnsOf(
  current: CurrentQuestion[],
  answered: { name: string; asked: AnsweredQuestion | null }[],
): Column[] {
  const columns: Column[] = current.map((question) => ({ ...question, isFormer: false, key: `now ${question.name}` }))
  const former = new Map<string, Column>()
  for (const { asked, name } of answered) {
    const question = asked ?? { kind: '', label: name, name }
    if (current.some((one) => isSame(one, question)) || former.has(name)) continue
    former.set(name, { ...question, isFormer: true, key: `was ${name}` })
  }
  return [...columns, ...former.values()]
}

export interface Cell {
  value: unknown
  /** How the question was put to whoever sent this; undefined where that is not known. */
  asked?: AnsweredQuestion
}

/** What somebody answered, by column, under whatever name they were asked. */
export function cellsOf({ answers, questions }: SentAnswer, columns: Column[]): Map<Column, Cell> {
  const cells = new Map<Column, Cell>()
  const named = new Set(questions?.map(({ name }) => name))
  const unknown = Object.keys(answers).filter((name) => !named.has(name))
  const put = (question: AnsweredQuestion, cell: Cell) => {
    const column = columnFor(question, columns)
    if (column && !cells.has(column)) cells.set(column, cell)
  }
  for (const asked of questions ?? []) put(asked, { asked, value: answers[asked.name] })
  for (const name of unknown) put({ kind: '', label: name, name }, { value: answers[name] })
  return cells
}

/** The column of a question: of the same block, else of the same name. */
const columnFor = (asked: AnsweredQuestion, columns: Column[]): Column | undefined =>
  columns.find((one) => !one.isFormer && one.id && one.id === asked.id) ??
  columns.find((one) => !one.isFormer && one.name === asked.name) ??
  columns.find((one) => one.isFormer && one.name === asked.name)

const isSame = (one: AnsweredQuestion, other: AnsweredQuestion): boolean =>
  one.name === other.name || Boolean(one.id && one.id === other.id)
