import { CallError, type CallFailure } from '@/components/calls/CallError'
import { noticesState } from '@/components/frame/Notices/notice'

const failed = (failure: CallFailure) => new CallError({ code: `${failure}:notices`, failure })

describe('noticesState', () => {
  it('is loading before a response, and then loaded with the notices and the number of unread ones', () => {
    const docs = [{ id: '1', createdAt: '2026-11-21T09:00:00.000Z', title: 'Ana joined' }]
    expect(noticesState(null, null)).toEqual({ kind: 'loading' })
    expect(noticesState({ docs, unread: 1 }, null)).toEqual({ docs, kind: 'loaded', unread: 1 })
  })

  it('is loaded and empty when the installation has no notices', () => {
    expect(noticesState(null, failed('notFound'))).toEqual({ docs: [], kind: 'loaded', unread: 0 })
  })

  it.each(['signedOut', 'failed', 'unavailable', 'offline'] as const)(
    'is failed when the notices could not be loaded: %s',
    (failure) => {
      expect(noticesState(null, failed(failure))).toEqual({ kind: 'failed' })
    },
  )
})
