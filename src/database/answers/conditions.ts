import { sql, type SQL } from 'drizzle-orm'
import type { AnswerFilters } from '@/lib/forms/answers/filters'
import { namesOf } from '@/database/names'

const s = namesOf('form_submissions', 's')

/** Identifies the answers of a form. Every statement checks both ids, so that a form id alone grants no access. */
export interface FormAnswers {
  formId: string
  tenantId: string
}

export type AnswerFilter = AnswerFilters & {
  /** IANA time zone in which days begin. */
  timeZone: string
  /** Excludes later answers. */
  until?: string
}

export const isOfForm = ({ formId, tenantId }: FormAnswers): SQL =>
  sql`${s.form_id} = ${formId}::uuid and ${s.tenant_id} = ${tenantId}::uuid`

/** Condition for the filters. The search text is matched against typed answers and the labels of selected options. */
export function matchesFilter({ from, isUnread, search, timeZone, to, until }: AnswerFilter): SQL {
  const parts = [
    sql`true`,
    ...(from ? [sql`${s.created_at} >= ${from}::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`${s.created_at} < (${to}::timestamp + interval '1 day') at time zone ${timeZone}`] : []),
    ...(until ? [sql`${s.created_at} <= ${until}::timestamptz`] : []),
    ...(isUnread ? [sql`${s.read_at} is null`] : []),
    ...(search ? [containsText(search)] : []),
  ]
  return sql.join(parts, sql` and `)
}

/**
 * The JSON text as a whole excludes most rows cheaply; the rest are matched value by value, ignoring question names.
 */
const containsText = (search: string): SQL => {
  const couldMatch = sql`strpos(lower(${s.answers}::text), lower(${JSON.stringify(search).slice(1, -1)})) > 0`
  const matches = sql`strpos(lower(v #>> '{}'), lower(${search})) > 0`
  return sql`((${couldMatch} and exists (select 1 from jsonb_path_query(${s.answers}, 'lax $.*[*]') v where jsonb_typeof(v) <> 'boolean' and ${matches}))
    or exists (select 1 from jsonb_path_query(${s.questions}, 'lax $[*].chosen[*].label') v where ${matches}))`
}
