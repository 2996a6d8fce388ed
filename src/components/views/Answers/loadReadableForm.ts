import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { isUuid } from '@/lib/values'
import { redirectToLogin } from '../redirectToLogin'
import { readableForm, type ReadableForm } from './readableForm'

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
export async function loadReadableForm(view: AdminViewServerProps): Promise<ReadableForm | null> {
  const { req } = view.initPageResult
  if (!(await personOf(req))) return redirectToLogin(view)
  const form = await readableForm(req, uuidSegment(view, 2))
  return form === undefined ? notFound() : form
}
