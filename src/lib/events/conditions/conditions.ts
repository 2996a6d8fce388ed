import { z } from 'zod'
import { OPERATORS } from './operators'

const MOST = 20

const reference = z.strictObject({ relationTo: z.string().max(60), value: z.uuid() })

const condition = z.strictObject({
  operator: z.enum(OPERATORS),
  property: z.string().max(120),
  value: z.union([z.string().min(1).max(200), reference]),
})

/** What an event must be like to belong to a collection. */
export const conditions = z.strictObject({
  /** Default: all. */
  match: z.enum(['all', 'any']).default('all'),
  rows: z.array(condition).max(MOST),
})

export type Condition = z.infer<typeof condition>
export type Conditions = z.infer<typeof conditions>

/** The most conditions of one collection. */
export const MOST_CONDITIONS = MOST

/** Conditions as they are stored; null for what never were any. */
export const storedConditions = (value: unknown): Conditions | null => conditions.safeParse(value).data ?? null
