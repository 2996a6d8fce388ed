import { CallError } from '@/components/calls/CallError'
import { createTranslator } from '@/i18n/createTranslator'
import { en } from '@/i18n/en'

const t = createTranslator(en)

describe('CallError', () => {
  it('explains itself with the message of the server', () => {
    const error = new CallError({ code: 'refused:pages', failure: 'refused', message: 'The title is missing.' })
    expect([error.explain(t).message, error.serverMessage]).toEqual(['The title is missing.', 'The title is missing.'])
  })

  it.each([
    ['the server was not reached', { code: 'network:api', failure: 'offline' } as const, en.callUnreached],
    ['a proxy answered', { code: 'failed:502', failure: 'failed', status: 502 } as const, en.callFailed],
  ])('explains itself with a translated message if %s, and has no server message', (_, details, words) => {
    const error = new CallError(details)
    expect([error.explain(t).message, error.serverMessage]).toEqual([words, ''])
    expect(words).not.toBe('')
  })
})
