import { APIError, type PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { LOCKED_ERROR_PATH } from '@/lib/content/editScreen'
import { findPersonName, findPersonNames } from '@/collections/hooks/findPersonName'

const LOCKED = 423

/** A message with the name of the user who is editing the document, in the language of the request. */
const lockedMessage = async (req: PayloadRequest, holder: string): Promise<string> =>
  translatorOf(req.i18n)('lockedBy', { person: (await findPersonName(req, holder)) ?? '–' })

/** The same for several documents, whose holders are read at once. @returns the message for a holder */
export async function lockedMessages(
  req: PayloadRequest,
  holders: Iterable<string>,
): Promise<(holder: string) => string> {
  const names = await findPersonNames(req, holders)
  return (holder) => translatorOf(req.i18n)('lockedBy', { person: names.get(holder) ?? '–' })
}

/** A 423 error with the name of the user who is editing the document. */
export async function lockedError(req: PayloadRequest, holder: string): Promise<APIError> {
  const message = await lockedMessage(req, holder)
  return new APIError(
    message,
    LOCKED,
    { code: 'locked:documents', errors: [{ message, path: LOCKED_ERROR_PATH }] },
    true,
  )
}
