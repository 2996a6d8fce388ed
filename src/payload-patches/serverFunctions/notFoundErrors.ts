/**
 * Why: server functions of Payload throw errors without a status for what does not exist or is not shown to the user,
 * which would be answered with 500 and logged as a defect.
 * Relies on: the messages of these errors.
 * Ends with: `NotFound` in their place.
 */
import { NotFound, type PayloadRequest } from 'payload'

const MESSAGES = [
  // Lists and documents of collections that are hidden from the user.
  /^not-found$/,
  /^Could not find target field at schemaPath/,
  // Copying from a document that the user cannot read in this language.
  /^Error fetching data from locale/,
]

/** Replaces errors for what does not exist by `NotFound`; returns other errors unchanged. */
export const toNotFound = (error: unknown, { t }: Pick<PayloadRequest, 't'>): unknown =>
  error instanceof Error && MESSAGES.some((message) => message.test(error.message)) ? new NotFound(t) : error
