import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { holds, type Person } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { formOf, type AnsweredForm } from '../../../endpoints/forms/answers/formOf'
import { isUuid } from '../../../lib/values'
import { toLogin } from '../toLogin'

/** The parts of an address below the admin: `collections`, `forms`, id, `answers`, id of an answer. */
export const partOf = ({ params }: AdminViewServerProps, index: number): string | null => {
  const part = params?.segments?.[index]
  return typeof part === 'string' && isUuid(part) ? part : null
}

/**
 * The form of a screen about its answers, with the person who may read them.
 * @returns null for somebody who sees the form and not its answers; whoever does not see the form learns nothing
 */
export async function readableForm(view: AdminViewServerProps): Promise<(AnsweredForm & { person: Person }) | null> {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return toLogin(view)
  const id = partOf(view, 2)
  const found = id && (await formOf(req, id))
  if (!found) return notFound()
  return holds(person, 'forms:manage', found.tenant.id) ? { ...found, person } : null
}
