import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { matchesFilter, isOfForm, type FormAnswers, type AnswerFilter } from './conditions'

const s = namesOf('form_submissions', 's')
const formSubmissions = namesOf('form_submissions')
const f = namesOf('forms', 'f')
const l = namesOf('forms_locales', 'l')
const t = namesOf('tenants', 't')

type DatabaseRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Selects answers of a form by id, or all that match filters. */
export type AnswerSelection = { ids: string[] } | { filters: AnswerFilter }

/**
 * Marks unread answers as read by a user. The first reader is kept.
 * @returns the number of answers changed
 */
export async function markRead(
  req: DatabaseRequest,
  form: FormAnswers,
  chosen: AnswerSelection,
  personId: string,
): Promise<number> {
  return count(
    req,
    sql`update ${s} set ${formSubmissions.read_at} = now(), ${formSubmissions.read_by_id} = ${personId}::uuid where ${isOfForm(form)} and ${isSelected(chosen)} and ${s.read_at} is null`,
  )
}

/** @returns the number of answers changed */
export async function markUnread(req: DatabaseRequest, form: FormAnswers, chosen: AnswerSelection): Promise<number> {
  return count(
    req,
    sql`update ${s} set ${formSubmissions.read_at} = null, ${formSubmissions.read_by_id} = null where ${isOfForm(form)} and ${isSelected(chosen)} and ${s.read_at} is not null`,
  )
}

/**
 * Deletes answers permanently.
 * @returns the number of deleted answers
 */
export async function deleteAnswers(req: DatabaseRequest, form: FormAnswers, chosen: AnswerSelection): Promise<number> {
  return count(req, sql`delete from ${s} where ${isOfForm(form)} and ${isSelected(chosen)}`)
}

/** Deletes all answers of a form that is being deleted. */
export async function deleteAllAnswers(req: DatabaseRequest, formId: string): Promise<number> {
  return count(req, sql`delete from ${formSubmissions} where ${formSubmissions.form_id} = ${formId}::uuid`)
}

export interface ExpiredAnswers {
  formId: string
  tenantId: string
  deleted: number
  /** Title of the form, preferably in the tenant's default language. */
  title: string | null
}

/**
 * Deletes a batch of answers past their form's retention period, oldest first.
 * @returns the number of deleted answers by form
 */
export async function deleteAnswersPastRetention(req: DatabaseRequest, size: number): Promise<ExpiredAnswers[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<ExpiredAnswers & Record<string, unknown>>(sql`
    with gone as (
      delete from ${formSubmissions} where ${formSubmissions.id} in (
        select ${s.id} from ${f} join ${s} on ${s.form_id} = ${f.id}
        where ${f.keep_answers_days} is not null and ${s.created_at} < now() - make_interval(days => ${f.keep_answers_days}::int)
        order by ${s.created_at} limit ${size} for update of s skip locked)
      returning ${formSubmissions.form_id}, ${formSubmissions.tenant_id})
    select g.form_id as "formId", g.tenant_id as "tenantId", g.deleted,
      (select ${l.title} from ${l} join ${t} on ${t.id} = g.tenant_id where ${l._parent_id} = g.form_id and ${l.title} is not null order by ${l._locale}::text = ${t.default_language}::text desc limit 1) as title
    from (select form_id, tenant_id, count(*)::int as deleted from gone group by form_id, tenant_id) g`)
  return rows
}

const isSelected = (chosen: AnswerSelection): SQL =>
  'filters' in chosen
    ? matchesFilter(chosen.filters)
    : sql`${s.id} in (${sql.join(
        chosen.ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

const count = async (req: DatabaseRequest, statement: SQL): Promise<number> =>
  (await (await dbOf(req)).execute(statement)).rowCount ?? 0
