import { CallError } from '@/components/calls/CallError'
import { resendOutcome } from '@/components/frame/VerifyEmail/outcome'
import { en } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'

const t: Translator = (key) => en[key as keyof typeof en]
const refusedWith = (message?: string) => () =>
  Promise.reject(new CallError({ code: 'failed:500', failure: 'failed', message, status: 500 }))

describe('resendOutcome', () => {
  it("reports the server's message, or else that the email was sent [B-343]", async () => {
    expect(await resendOutcome(() => Promise.resolve({ message: 'On its way', success: true }), t)).toEqual({
      kind: 'success',
      message: 'On its way',
    })
    expect(await resendOutcome(() => Promise.resolve({ success: true }), t)).toEqual({
      kind: 'success',
      message: 'Verification email sent successfully!',
    })
  })

  it("reports the server's error, or else that sending failed [B-341]", async () => {
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

  it('reports that an error occurred when the server did not respond [B-342]', async () => {
    const offline = () => Promise.reject(new CallError({ code: 'network:api', failure: 'offline' }))
    expect(await resendOutcome(offline, t)).toEqual({
      kind: 'error',
      message: 'An error occurred while sending verification email',
    })
  })
})
