import type { Translator } from '../../../i18n/createTranslator'
import { CallError } from '../../calls/CallError'

/** Where the banner stands. */
export type Resending = { kind: 'error' | 'success'; message: string } | { kind: 'idle' } | { kind: 'sending' }

/** What `POST /api/users/resend-verification` answers. */
export interface Resent {
  error?: string
  message?: string
  success?: boolean
}

/**
 * Asks for another verification mail and says how it went: in the server's words where it has some, else in ours.
 * @param send makes the call
 */
export async function resendOutcome(send: () => Promise<Resent>, t: Translator): Promise<Resending> {
  try {
    const { error, message, success } = await send()
    return success === false
      ? { kind: 'error', message: error || t('resendFailed') }
      : { kind: 'success', message: message || t('resendSuccess') }
  } catch (error) {
    const isAnswered = error instanceof CallError && error.failure !== 'offline'
    return { kind: 'error', message: isAnswered ? error.message || t('resendFailed') : t('resendError') }
  }
}
