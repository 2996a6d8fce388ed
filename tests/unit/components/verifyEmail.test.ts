import { en } from '@/i18n/en'
import type { Translator } from '@/i18n/say'
import { resendOutcome } from '@/components/frame/VerifyEmail/outcome'

const t: Translator = (key) => en[key as keyof typeof en]
const answer = (ok: boolean, body: unknown) => () => Promise.resolve({ json: () => Promise.resolve(body), ok })

describe('sending the verification mail again', () => {
  it("[B-343] says the server's message, else that the mail was sent", async () => {
    expect(await resendOutcome(answer(true, { message: 'On its way', success: true }), t)).toEqual({ kind: 'success', message: 'On its way' })
    expect(await resendOutcome(answer(true, { success: true }), t)).toEqual({ kind: 'success', message: 'Verification email sent successfully!' })
  })

  it("[B-341] says the server's error, else that it failed", async () => {
    expect(await resendOutcome(answer(false, { error: 'Too often' }), t)).toEqual({ kind: 'error', message: 'Too often' })
    expect(await resendOutcome(answer(false, {}), t)).toEqual({ kind: 'error', message: 'Failed to send verification email' })
    expect(await resendOutcome(answer(true, { success: false }), t)).toEqual({ kind: 'error', message: 'Failed to send verification email' })
  })

  it('[B-342] says that an error occurred when there was no answer at all', async () => {
    expect(await resendOutcome(() => Promise.reject(new TypeError('offline')), t)).toEqual({ kind: 'error', message: 'An error occurred while sending verification email' })
  })
})
