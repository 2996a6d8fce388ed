import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { AnsweredQuestion } from '@/lib/forms/answers/answeredQuestions'
import type { SentAnswer } from '@/lib/forms/answers/columns'
import { dbOf, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'
import { matchesFilter, isOfForm, type FormAnswers, type AnswerFilter } from './conditions'

const s = namesOf('form_submissions', 's')
const u = namesOf('users', 'u')
const formSubmissions = namesOf('form_submissions')

type DatabaseRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** An answer submitted by a visitor. */
export interface StoredAnswer extends SentAnswer {
  id: string
  createdAt: string
  language: string | null
  page: string | null
  readAt: string | null
  readBy: string | null
}

/** Formats a timestamp as ISO 8601, as in the rest of the application. */
const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const COLUMNS = sql`${s.id}, ${moment(sql`${s.created_at}`)} as "createdAt", ${s.answers}, ${s.questions}, ${s.language}, ${s.page}, ${moment(sql`${s.read_at}`)} as "readAt", ${s.read_by_id} as "readBy"`

type Row = Record<string, unknown> & StoredAnswer

export interface AnswerCounts {
  total: number
  unread: number
  /** Number of answers that match the filters. */
  found: number
  /** Time of the oldest answer, regardless of the filters. */
  oldest: string | null
}

export async function countAnswers(
  req: DatabaseRequest,
  form: FormAnswers,
  filters: AnswerFilter,
): Promise<AnswerCounts> {
  const { rows } = await (
    await dbOf(req)
  ).execute<AnswerCounts & Record<string, unknown>>(sql`
    select count(*)::int as total, count(*) filter (where ${s.read_at} is null)::int as unread, count(*) filter (where ${matchesFilter(filters)})::int as found,
      ${moment(sql`min(${s.created_at})`)} as oldest
    from ${s} where ${isOfForm(form)}`)
  return oneRow(rows)
}

/** Reads a page of the matching answers, newest first. */
export async function readAnswersPage(
  req: DatabaseRequest,
  form: FormAnswers,
  filters: AnswerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredAnswer[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(sql`
    select ${COLUMNS} from ${s} where ${isOfForm(form)} and ${matchesFilter(filters)}
    order by ${s.created_at} desc, ${s.id} desc limit ${limit} offset ${offset}`)
  return rows
}

/** Yields the matching answers in batches, newest first, so that only one batch is in memory. */
export async function* readAnswersInBatches(
  req: DatabaseRequest,
  form: FormAnswers,
  filters: AnswerFilter,
  size: number,
): AsyncGenerator<StoredAnswer[]> {
  let last: StoredAnswer | undefined
  do {
    const older = last
      ? sql`and (${s.created_at}, ${s.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`
      : sql``
    const { rows } = await (
      await dbOf(req)
    ).execute<Row>(sql`
      select ${COLUMNS} from ${s} where ${isOfForm(form)} and ${matchesFilter(filters)} ${older}
      order by ${s.created_at} desc, ${s.id} desc limit ${size}`)
    if (rows.length > 0) yield rows
    last = rows.length === size ? rows.at(-1) : undefined
  } while (last)
}

export interface ReadAnswer extends StoredAnswer {
  /** The user who read it first; null if unread or the account is gone. */
  reader: { displayName: string | null; firstName: string | null; lastName: string | null; email: string } | null
  /** Ids of the neighbouring answers that match the filters. */
  newer: string | null
  older: string | null
}

/** Reads an answer and its neighbours; null if the form has no such answer. */
export async function findAnswer(
  req: DatabaseRequest,
  form: FormAnswers,
  filters: AnswerFilter,
  id: string,
): Promise<ReadAnswer | null> {
  const neighbour = (
    sign: SQL,
    order: SQL,
  ): SQL => sql`(select o.id from (select ${s.id}, ${s.created_at} from ${s} where ${isOfForm(form)} and ${matchesFilter(filters)}) o
    where (o.created_at, o.id) ${sign} (${s.created_at}, ${s.id}) order by o.created_at ${order}, o.id ${order} limit 1)`
  const { rows } = await (
    await dbOf(req)
  ).execute<ReadAnswer & Row>(sql`
    select ${COLUMNS}, ${neighbour(sql`>`, sql`asc`)} as newer, ${neighbour(sql`<`, sql`desc`)} as older,
      case when ${u.id} is not null then json_build_object('displayName', ${u.display_name}, 'firstName', ${u.first_name}, 'lastName', ${u.last_name}, 'email', ${u.email}) end as reader
    from ${s} left join ${u} on ${u.id} = ${s.read_by_id} where ${isOfForm(form)} and ${s.id} = ${id}::uuid`)
  return rows[0] ?? null
}

/** Questions that have answers but are no longer part of the form, as they were last asked. */
export async function formerQuestions(
  req: DatabaseRequest,
  form: FormAnswers,
  current: string[],
): Promise<{ name: string; asked: AnsweredQuestion | null }[]> {
  const currentNames = sql`array[${sql.join(
    current.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string; asked: AnsweredQuestion | null }>(sql`
    with gone as (
      select k.name, max(${s.created_at}) as last from ${s} cross join lateral jsonb_object_keys(${s.answers}) k(name)
      where ${isOfForm(form)} and not k.name = any(${currentNames}) group by k.name)
    select g.name, (select asked from ${s} cross join lateral jsonb_array_elements(${s.questions}) asked
      where ${isOfForm(form)} and ${s.created_at} = g.last and asked ->> 'name' = g.name limit 1) as asked
    from gone g order by g.last desc, g.name`)
  return rows
}

/** Counts the answers of each form of a tenant that has any. */
export async function countByForm(
  req: DatabaseRequest,
  tenantId: string,
): Promise<{ form: string; total: number; unread: number }[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ form: string; total: number; unread: number }>(sql`
    select ${formSubmissions.form_id} as form, count(*)::int as total, count(*) filter (where ${formSubmissions.read_at} is null)::int as unread
    from ${formSubmissions} where ${formSubmissions.tenant_id} = ${tenantId}::uuid group by ${formSubmissions.form_id}`)
  return rows
}

/** Counts the answers of a form within the given tenants; null for all tenants. */
export async function countForForm(
  req: DatabaseRequest,
  formId: string,
  tenants: string[] | null,
): Promise<{ total: number; unread: number }> {
  const inTenants =
    tenants === null
      ? sql`true`
      : sql`${formSubmissions.tenant_id}::text = any(string_to_array(${tenants.join()}, ','))`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ total: number; unread: number }>(sql`
    select count(*)::int as total, count(*) filter (where ${formSubmissions.read_at} is null)::int as unread from ${formSubmissions} where ${formSubmissions.form_id} = ${formId}::uuid and ${inTenants}`)
  return oneRow(rows)
}
