import type { Translator } from '@/i18n/createTranslator'
import { CallError } from '@/components/calls/CallError'

/** State of the banner. */
export type ResendState = { kind: 'error' | 'success'; message: string } | { kind: 'idle' } | { kind: 'sending' }

/** Response of `POST /api/users/resend-verification`. */
export interface ResendResponse {
  error?: string
  message?: string
  success?: boolean
}

/**
 * Requests another verification email and returns the outcome, with the server's message if there is one.
 * @param send sends the request
 */
export async function resendOutcome(send: () => Promise<ResendResponse>, t: Translator): Promise<ResendState> {
  try {
    const { error, message, success } = await send()
    return success === false
      ? { kind: 'error', message: error || t('resendFailed') }
      : { kind: 'success', message: message || t('resendSuccess') }
  } catch (error) {
    const isAnswered = error instanceof CallError && error.failure !== 'offline'
    return { kind: 'error', message: isAnswered ? error.serverMessage || t('resendFailed') : t('resendError') }
  }
}
