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

export const ofForm = ({ formId, tenantId }: FormAnswers): SQL => sql`s.form_id = ${formId}::uuid and s.tenant_id = ${tenantId}::uuid`

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

const has = (search: string): SQL => {
  const holds = sql`strpos(lower(v #>> '{}'), lower(${search})) > 0`
  return sql`(exists (select 1 from jsonb_path_query(s.answers, 'strict $.**') v where jsonb_typeof(v) in ('string', 'number') and ${holds})
    or exists (select 1 from jsonb_path_query(s.questions, '$[*].chosen[*].label') v where ${holds}))`
}
