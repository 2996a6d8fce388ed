import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasPermission, type Person } from '@/access/person'
import { personOf } from '@/access/personOf'
import { readAnsweredForm, type AnsweredForm } from '@/endpoints/forms/answers/answeredForm'
import { isUuid } from '@/lib/values'
import { redirectToLogin } from '../redirectToLogin'

/**
 * Reads a segment of the URL below the admin if it is a UUID: `collections`, `forms`, id, `answers`, id of a
 * submission.
 */
export const uuidSegment = ({ params }: AdminViewServerProps, index: number): string | null => {
  const part = params?.segments?.[index]
  return typeof part === 'string' && isUuid(part) ? part : null
}

/**
 * Loads the form of a submissions screen, and the user if they can read submissions.
 * @returns null if the user can see the form but not its submissions; users who cannot see the form get a 404
 */
export async function loadReadableForm(
  view: AdminViewServerProps,
): Promise<(AnsweredForm & { person: Person }) | null> {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const id = uuidSegment(view, 2)
  const found = id && (await readAnsweredForm(req, id))
  if (!found) return notFound()
  return hasPermission(person, 'forms:manage', found.tenant.id) ? { ...found, person } : null
}
