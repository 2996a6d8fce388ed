import { z } from 'zod'
import { isInRange } from '@/lib/time/dateRules'

/** Operators of conditions. `before` and `after` apply to dates only. */
export const OPERATORS = ['equal', 'not_equal', 'before', 'after'] as const

export type Operator = (typeof OPERATORS)[number]

export const operatorsOf = ({ type }: { type: string }): readonly Operator[] =>
  type === 'date' ? OPERATORS : OPERATORS.slice(0, 2)

const MAX_ROWS = 20

const reference = z.strictObject({ relationTo: z.string().max(60), value: z.uuid() })

const condition = z.strictObject({
  operator: z.enum(OPERATORS),
  property: z.string().max(120),
  value: z.union([z.string().min(1).max(200), reference]),
})

/** Schema of the conditions of an event collection. */
export const conditions = z.strictObject({
  /** Default: all. */
  match: z.enum(['all', 'any']).default('all'),
  rows: z.array(condition).max(MAX_ROWS),
})

export type Condition = z.infer<typeof condition>
export type Conditions = z.infer<typeof conditions>

/** Maximum number of conditions in a collection. */
export const MAX_CONDITIONS = MAX_ROWS

/** Parses stored conditions; null if there are none or they are invalid. */
export const storedConditions = (value: unknown): Conditions | null => conditions.safeParse(value).data ?? null

/** Whether a text is a valid date, `YYYY-MM-DD`, of a year that calendars can show. */
export function isPlainDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && isInRange(value) && new Date(time).toISOString().startsWith(value)
}
