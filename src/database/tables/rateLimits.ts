import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Table of `rate-limiter-flexible`, in the form that it requires. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
