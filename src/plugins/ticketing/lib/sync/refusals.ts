import { APIError } from 'payload'
import { isRecord } from '@/lib/values'
import type { RefusedPart } from './createParts'

/** Why validation rejects a document; null for other errors, such as those of the database. */
export const refusalOf = (error: unknown): Omit<RefusedPart, 'part'> | null =>
  error instanceof APIError && error.status < 500 ? { cause: error, reason: reasonOf(error) } : null

/** The message of the first invalid field, prefixed with its path. */
function reasonOf({ data, message }: APIError): string {
  const [first] = isRecord(data) && Array.isArray(data.errors) ? (data.errors as unknown[]) : []
  if (!isRecord(first) || typeof first.message !== 'string') return message
  return typeof first.path === 'string' && first.path !== '' ? `${first.path}: ${first.message}` : first.message
}
