import { CallError, type CallFailure } from '@/components/calls/CallError'
import { noticesState } from '@/components/frame/Notices/notice'

const failed = (failure: CallFailure) => new CallError({ code: `${failure}:notices`, failure })

describe('notices', () => {
  it('are on their way until they are there, and then shown with the number of unread ones', () => {
    const docs = [{ id: '1', createdAt: '2026-11-21T09:00:00.000Z', title: 'Ana joined' }]
    expect(noticesState(null, null)).toEqual({ kind: 'loading' })
    expect(noticesState({ docs, unread: 1 }, null)).toEqual({ docs, kind: 'loaded', unread: 1 })
  })

  it('are empty where an installation has none', () => {
    expect(noticesState(null, failed('notFound'))).toEqual({ docs: [], kind: 'loaded', unread: 0 })
  })

  it.each(['signedOut', 'failed', 'unavailable', 'offline'] as const)(
    'say that they could not be loaded: %s',
    (failure) => {
      expect(noticesState(null, failed(failure))).toEqual({ kind: 'failed' })
    },
  )
})
