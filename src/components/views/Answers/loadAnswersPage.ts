import type { PayloadRequest } from 'payload'
import { countAnswers, readAnswersPage, type AnswerCounts, type StoredAnswer } from '@/database/answers/readAnswers'
import { allColumns, type AnsweredForm } from '@/endpoints/forms/answers/answeredForm'
import type { Column } from '@/lib/forms/answers/columns'
import type { AnswerFilters } from '@/lib/forms/answers/filters'

const PAGE_SIZE = 25

export interface AnswersPage {
  answers: StoredAnswer[]
  columns: Column[]
  counts: AnswerCounts
  page: number
  pages: number
}

/** A page of the submissions that match the filters; the last page if there are fewer. Always three statements. */
export async function loadAnswersPage(
  req: PayloadRequest,
  found: AnsweredForm,
  filters: AnswerFilters,
  requestedPage: number,
): Promise<AnswersPage> {
  const { target, tenant } = found
  const scopedFilters = { ...filters, timeZone: tenant.timezone }
  const [counts, columns] = await Promise.all([countAnswers(req, target, scopedFilters), allColumns(req, found)])
  const pages = Math.max(1, Math.ceil(counts.found / PAGE_SIZE))
  const page = Math.min(requestedPage, pages)
  const answers =
    counts.found > 0
      ? await readAnswersPage(req, target, scopedFilters, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
      : []
  return { answers, columns, counts, page, pages }
}
