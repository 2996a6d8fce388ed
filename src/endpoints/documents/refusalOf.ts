import type { PayloadRequest } from 'payload'
import { classifyFailure, isTransient } from '@/database/failures'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'
import { translatorOf } from '@/i18n/translator'
import { redactError } from '@/lib/logging/redactError'
import { toOperationError } from '../OperationError'
import { describeFieldErrors } from './publishDocuments'

/**
 * Why one document of several could not be changed, in the language of the reader. What nobody foresaw is logged.
 * @throws the error, if a retry of all may succeed
 */
export function refusalOf({ i18n }: Pick<PayloadRequest, 'i18n'>, error: unknown, area: string): string {
  if (isTransient(error)) throw error
  const refusal = toOperationError(error, area)
  const failure = classifyFailure(error)
  if (!refusal && !failure) console.error(redactError(error))
  return (
    describeFieldErrors(error) ??
    fixedMessageIn(i18n.language, refusal?.message ?? failure?.message ?? translatorOf(i18n)('bulkFailed'))
  )
}
