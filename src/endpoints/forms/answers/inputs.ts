import { z } from 'zod'
import type { Narrowed } from '../../../database/answers/conditions'
import type { Chosen } from '../../../database/answers/writeAnswers'
import { readDay } from '../../../lib/forms/answers/filters'

const day = z.string().refine((text) => readDay(text) !== null, 'A day like 2026-11-21.')

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
export const chosenAnswers = {
  ids: z.array(z.uuid()).min(1).max(100).optional(),
  matching: z.strictObject({ ...answerFilters, until: z.iso.datetime() }).optional(),
}

type Filters = z.infer<z.ZodObject<typeof answerFilters>> & { until?: string }

export const narrowed = ({ from, search, show, to, until }: Filters, timeZone: string): Narrowed => ({
  from: from ?? null,
  isUnread: show === 'unread',
  search: search?.trim() ?? '',
  timeZone,
  to: to ?? null,
  until,
})

/** @returns null if neither or both are given */
export function chosenIn(
  { ids, matching }: z.infer<z.ZodObject<typeof chosenAnswers>>,
  timeZone: string,
): Chosen | null {
  if (ids && !matching) return { ids }
  return matching && !ids ? { filters: narrowed(matching, timeZone) } : null
}
