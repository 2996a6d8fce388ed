import { formatForSpreadsheet } from '@/lib/csv/csv'
import { answerText, type AnswerLabels } from './answerText'
import { cellsOf, type Column, type SentAnswer } from './columns'

interface Sent extends SentAnswer {
  createdAt: string
  language: string | null
  page: string | null
}

export interface CsvLabels extends AnswerLabels {
  sent: string
  sentFrom: string
  sentIn: string
  /** IANA name. */
  timeZone: string
}

/** The column headings. Questions with the same label are distinguished by their names. */
export function csvHead(columns: Column[], { sent, sentFrom, sentIn, timeZone }: CsvLabels): string[] {
  const isAmbiguous = (column: Column) => columns.some((other) => other !== column && other.label === column.label)
  return [
    `${sent} (${timeZone})`,
    ...columns.map((column) => (isAmbiguous(column) ? `${column.label} (${column.name})` : column.label)),
    sentIn,
    sentFrom,
  ]
}

export function csvRow(answer: Sent, columns: Column[], labels: CsvLabels): (number | string)[] {
  const cells = cellsOf(answer, columns)
  const values = columns.map((column) => {
    const cell = cells.get(column)
    // Numbers and dates stay in a format that spreadsheets can process.
    if (typeof cell?.value === 'number' || column.kind === 'dateQuestion')
      return typeof cell?.value === 'number' ? cell.value : String(cell?.value ?? '')
    return answerText(cell?.value, column, cell?.asked, labels)
  })
  return [formatForSpreadsheet(answer.createdAt, labels.timeZone), ...values, answer.language ?? '', answer.page ?? '']
}
