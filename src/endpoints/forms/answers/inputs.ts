import { z } from 'zod'
import type { AnswerFilter } from '@/database/answers/conditions'
import type { AnswerSelection } from '@/database/answers/writeAnswers'
import { readDay } from '@/lib/forms/answers/filters'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const day = z.string().refine((text) => readDay(text) !== null, inputProblem('day'))

/** Filters for the answers of a form. */
export const answerFilters = {
  from: day.optional(),
  search: z.string().max(200).optional(),
  show: z.enum(['all', 'unread']).optional(),
  to: day.optional(),
}

/**
 * Selected answers by id, or all that match filters and arrived before `until`, so that later answers are not affected.
 */
export const answerSelection = {
  ids: z.array(z.uuid()).min(1).max(100).optional(),
  matching: z.strictObject({ ...answerFilters, until: z.iso.datetime() }).optional(),
}

type Filters = z.infer<z.ZodObject<typeof answerFilters>> & { until?: string }

export const toAnswerFilter = ({ from, search, show, to, until }: Filters, timeZone: string): AnswerFilter => ({
  from: from ?? null,
  isUnread: show === 'unread',
  search: search?.trim() ?? '',
  timeZone,
  to: to ?? null,
  until,
})

/** @returns null if neither or both are given */
export function toAnswerSelection(
  { ids, matching }: z.infer<z.ZodObject<typeof answerSelection>>,
  timeZone: string,
): AnswerSelection | null {
  if (ids && !matching) return { ids }
  return matching && !ids ? { filters: toAnswerFilter(matching, timeZone) } : null
}
