import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { getTableName, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'

interface Join {
  condition: SQL
  table: PgTable
  type?: string
}

interface CountArgs {
  joins: Join[]
  where?: SQL
}

const dialect = new PgDialect()

/**
 * Counts the documents of a list without what only its order needs. Payload joins the texts for a list in the order of
 * its titles, and then counts by joining and grouping all of them.
 */
export function countWithoutOrder(adapter: DrizzleAdapter): void {
  const countDistinct = adapter.countDistinct as (this: DrizzleAdapter, args: CountArgs) => Promise<number>
  Object.assign(adapter, {
    countDistinct(this: DrizzleAdapter, args: CountArgs) {
      return countDistinct.call(this, { ...args, joins: joinsOf(args) })
    },
  })
}

/** The joins that the condition needs, directly or for another join. Left joins leave out no document. */
function joinsOf({ joins, where }: CountArgs): Join[] {
  let text = where ? dialect.sqlToQuery(where).sql : ''
  const needed: Join[] = []
  for (const join of joins.toReversed()) {
    const isLeft = join.type === undefined || join.type === 'leftJoin'
    if (isLeft && !text.includes(`"${getTableName(join.table)}"`)) continue
    needed.unshift(join)
    text += dialect.sqlToQuery(join.condition).sql
  }
  return needed
}
