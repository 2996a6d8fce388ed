import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../connections'
import { matching, ofForm, type FormAnswers, type Narrowed } from './conditions'

type DatabaseRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Some answers of a form by id, or all that the filters leave. */
export type Chosen = { ids: string[] } | { filters: Narrowed }

/** Marks answers as read by a person, whoever read one first stays; @returns how many were unread */
export async function markRead(
  req: DatabaseRequest,
  form: FormAnswers,
  chosen: Chosen,
  personId: string,
): Promise<number> {
  return count(
    req,
    sql`update form_submissions s set read_at = now(), read_by_id = ${personId}::uuid where ${ofForm(form)} and ${those(chosen)} and s.read_at is null`,
  )
}

/** @returns how many were read */
export async function markUnread(req: DatabaseRequest, form: FormAnswers, chosen: Chosen): Promise<number> {
  return count(
    req,
    sql`update form_submissions s set read_at = null, read_by_id = null where ${ofForm(form)} and ${those(chosen)} and s.read_at is not null`,
  )
}

/** Deletes answers for good. @returns how many there were */
export async function deleteAnswers(req: DatabaseRequest, form: FormAnswers, chosen: Chosen): Promise<number> {
  return count(req, sql`delete from form_submissions s where ${ofForm(form)} and ${those(chosen)}`)
}

/** Deletes all answers of a form that is going. */
export async function deleteAllAnswers(req: DatabaseRequest, formId: string): Promise<number> {
  return count(req, sql`delete from form_submissions where form_id = ${formId}::uuid`)
}

export interface Expired {
  formId: string
  tenantId: string
  deleted: number
  /** Of the form, in the first language of its site that has one. */
  title: string | null
}

/** Deletes a batch of answers whose form keeps them no longer, oldest first. @returns how many of which form */
export async function deleteExpired(req: DatabaseRequest, size: number): Promise<Expired[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Expired & Record<string, unknown>>(sql`
    with gone as (
      delete from form_submissions where id in (
        select s.id from forms f join form_submissions s on s.form_id = f.id
        where f.keep_answers_days is not null and s.created_at < now() - make_interval(days => f.keep_answers_days::int)
        order by s.created_at limit ${size} for update of s skip locked)
      returning form_id, tenant_id)
    select g.form_id as "formId", g.tenant_id as "tenantId", g.deleted,
      (select l.title from forms_locales l join tenants t on t.id = g.tenant_id where l._parent_id = g.form_id and l.title is not null order by l._locale::text = t.default_language::text desc limit 1) as title
    from (select form_id, tenant_id, count(*)::int as deleted from gone group by form_id, tenant_id) g`)
  return rows
}

const those = (chosen: Chosen): SQL =>
  'filters' in chosen
    ? matching(chosen.filters)
    : sql`s.id in (${sql.join(
        chosen.ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

const count = async (req: DatabaseRequest, statement: SQL): Promise<number> =>
  (await (await dbOf(req)).execute(statement)).rowCount ?? 0
