import { sql, type SQL } from 'drizzle-orm'
import type { AnswerFilters } from '../../lib/forms/answers/filters'

/** Answers of one form of one tenant. Both are named in every statement: an id alone opens nothing. */
export interface FormAnswers {
  formId: string
  tenantId: string
}

export type Narrowed = AnswerFilters & {
  /** IANA name of the zone in which days begin. */
  timeZone: string
  /** Nothing that came later. */
  until?: string
}

export const ofForm = ({ formId, tenantId }: FormAnswers): SQL =>
  sql`s.form_id = ${formId}::uuid and s.tenant_id = ${tenantId}::uuid`

/** What of them the filters leave. Words are looked for in what was typed and in the names of what was chosen. */
export function matching({ from, isUnread, search, timeZone, to, until }: Narrowed): SQL {
  const parts = [
    sql`true`,
    ...(from ? [sql`s.created_at >= ${from}::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`s.created_at < (${to}::timestamp + interval '1 day') at time zone ${timeZone}`] : []),
    ...(until ? [sql`s.created_at <= ${until}::timestamptz`] : []),
    ...(isUnread ? [sql`s.read_at is null`] : []),
    ...(search ? [has(search)] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** Answers as one text say quickly which cannot match; what is left is looked at value by value, without the names of questions. */
const has = (search: string): SQL => {
  const mayMatch = sql`strpos(lower(s.answers::text), lower(${JSON.stringify(search).slice(1, -1)})) > 0`
  const matches = sql`strpos(lower(v #>> '{}'), lower(${search})) > 0`
  return sql`((${mayMatch} and exists (select 1 from jsonb_path_query(s.answers, 'lax $.*[*]') v where jsonb_typeof(v) <> 'boolean' and ${matches}))
    or exists (select 1 from jsonb_path_query(s.questions, 'lax $[*].chosen[*].label') v where ${matches}))`
}
