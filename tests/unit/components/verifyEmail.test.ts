import { CallError } from '@/components/calls/CallError'
import { resendOutcome } from '@/components/frame/VerifyEmail/outcome'
import { en } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'

const t: Translator = (key) => en[key as keyof typeof en]
const refusedWith = (message?: string) => () =>
  Promise.reject(new CallError({ code: 'failed:500', failure: 'failed', message, status: 500 }))

describe('sending the verification mail again', () => {
  it("[B-343] says the server's message, else that the mail was sent", async () => {
    expect(await resendOutcome(() => Promise.resolve({ message: 'On its way', success: true }), t)).toEqual({
      kind: 'success',
      message: 'On its way',
    })
    expect(await resendOutcome(() => Promise.resolve({ success: true }), t)).toEqual({
      kind: 'success',
      message: 'Verification email sent successfully!',
    })
  })

  it("[B-341] says the server's error, else that it failed", async () => {
    expect(await resendOutcome(refusedWith('Too often'), t)).toEqual({ kind: 'error', message: 'Too often' })
    expect(await resendOutcome(refusedWith(), t)).toEqual({
      kind: 'error',
      message: 'Failed to send verification email',
    })
    expect(await resendOutcome(() => Promise.resolve({ success: false }), t)).toEqual({
      kind: 'error',
      message: 'Failed to send verification email',
    })
  })

  it('[B-342] says that an error occurred when there was no answer at all', async () => {
    const offline = () => Promise.reject(new CallError({ code: 'network:api', failure: 'offline' }))
    expect(await resendOutcome(offline, t)).toEqual({
      kind: 'error',
      message: 'An error occurred while sending verification email',
    })
  })
})
