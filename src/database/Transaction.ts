import type { dbOf } from './dbOf'

/** A request, as far as statements need it: they run in its transaction, or on the pool where it has none. */
export type Transaction = Parameters<typeof dbOf>[0]
