import type { Translator } from '../../../i18n/say'

/** Where the banner stands. */
export type Resending = { kind: 'error' | 'success'; message: string } | { kind: 'idle' } | { kind: 'sending' }

interface Answer {
  ok: boolean
  json: () => Promise<unknown>
}

/**
 * Asks for another verification mail and says how it went: in the server's words where it has some, else in ours.
 * @param send makes the call
 */
export async function resendOutcome(send: () => Promise<Answer>, t: Translator): Promise<Resending> {
  try {
    const answer = await send()
    const body = (await answer.json()) as { error?: string; message?: string; success?: boolean }
    if (answer.ok && body.success !== false) return { kind: 'success', message: body.message || t('resendSuccess') }
    return { kind: 'error', message: body.error || t('resendFailed') }
  } catch {
    return { kind: 'error', message: t('resendError') }
  }
}
