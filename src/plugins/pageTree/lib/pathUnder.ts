import { sql, type SQL } from 'drizzle-orm'
import { HOME_SLUG } from '../../../lib/pages/pathOf'

/** The address of a page below another, in a statement: the same rule as `pathOf`. */
export const pathUnder = (parent: SQL, slug: SQL): SQL =>
  sql`case when ${slug} is null then null when ${parent} is null and ${slug} = ${HOME_SLUG} then '/'
    else coalesce(nullif(${parent}, '/'), '') || '/' || ${slug} end::varchar`
