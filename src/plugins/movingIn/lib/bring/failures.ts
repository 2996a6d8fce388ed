import { describeFieldErrors } from '@/endpoints/documents/publishDocuments'
import { toOperationError } from '@/endpoints/OperationError'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'
import { redactError } from '@/lib/logging/redactError'
import { classifyFailure, isTransient } from '@/database/failures'
import { AREA } from '../limits'

/**
 * Passes on a failure that time may mend, after which a job goes on later. Any other lasts: it is the item's own, and
 * must not hold up the rest.
 * @throws the failure, if it is transient
 */
export function assertLasting(error: unknown): void {
  if (isTransient(error)) throw error
  if (!toOperationError(error, AREA) && !classifyFailure(error)) console.error(redactError(error))
}

/** Why something was refused, in a language; null if only the log says it. */
export function reasonOf(error: unknown, language: string): string | null {
  const refusal = toOperationError(error, AREA)
  return describeFieldErrors(error) ?? (refusal ? fixedMessageIn(language, refusal.message) : null)
}
