import type { PayloadRequest } from 'payload'
import { hasPermission, type Person } from '@/access/person'
import { personOf } from '@/access/personOf'
import { readAnsweredForm, type AnsweredForm } from '@/endpoints/forms/answers/answeredForm'
import { isUuid } from '@/lib/values'

/** A form, and the user, who can read its submissions. */
export type ReadableForm = AnsweredForm & { person: Person }

/**
 * Reads the form of a screen of submissions.
 * @returns null if the user can see the form but not its submissions, undefined if they cannot see the form
 */
export async function readableForm(req: PayloadRequest, id: unknown): Promise<ReadableForm | null | undefined> {
  const person = await personOf(req)
  const found = person && isUuid(id) ? await readAnsweredForm(req, id) : null
  if (!person || !found) return undefined
  return hasPermission(person, 'forms:manage', found.tenant.id) ? { ...found, person } : null
}
