import type { PayloadRequest } from 'payload'
import {
  countAnswers,
  pageOfAnswers,
  type AnswerCounts,
  type StoredAnswer,
} from '../../../database/answers/readAnswers'
import { allColumns, type AnsweredForm } from '../../../endpoints/forms/answers/formOf'
import type { Column } from '../../../lib/forms/answers/columns'
import type { AnswerFilters } from '../../../lib/forms/answers/filters'

const SHOWN = 25

export interface AnswersPage {
  answers: StoredAnswer[]
  columns: Column[]
  counts: AnswerCounts
  page: number
  pages: number
}

/** A page of the answers that the filters leave; the last one where there are fewer. Three statements, however many answers. */
export async function answersPage(
  req: PayloadRequest,
  found: AnsweredForm,
  filters: AnswerFilters,
  wanted: number,
): Promise<AnswersPage> {
  const { target, tenant } = found
  const narrowed = { ...filters, timeZone: tenant.timezone }
  const [counts, columns] = await Promise.all([countAnswers(req, target, narrowed), allColumns(req, found)])
  const pages = Math.max(1, Math.ceil(counts.found / SHOWN))
  const page = Math.min(wanted, pages)
  const answers =
    counts.found > 0 ? await pageOfAnswers(req, target, narrowed, { limit: SHOWN, offset: (page - 1) * SHOWN }) : []
  return { answers, columns, counts, page, pages }
}
