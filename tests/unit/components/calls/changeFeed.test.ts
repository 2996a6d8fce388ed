import { jest } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { CallError } from '@/components/calls/CallError'
import { isFeedLive, onChanges, startChangeFeed } from '@/components/calls/changes/changeFeed'
import type { CallStream } from '@/components/calls/useCallStream'

interface Opened {
  end: () => void
  send: (...kinds: string[]) => void
}

/** A server whose streams a test writes. @param refusals thrown by the first calls */
function makeServer(refusals: CallError[] = []) {
  const opened: Opened[] = []
  const calls = { count: 0 }
  const open: CallStream = (_path, { signal } = {}) => {
    calls.count += 1
    const refusal = refusals.shift()
    if (refusal) return Promise.reject(refusal)
    const queue: (string | null)[] = []
    let wake: () => void = () => undefined
    const push = (data: string | null) => {
      queue.push(data)
      wake()
    }
    signal?.addEventListener('abort', () => push(null))
    opened.push({ end: () => push(null), send: (...kinds) => push(JSON.stringify({ kinds })) })
    async function* read() {
      for (;;) {
        while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve))
        const data = queue.shift()
        if (typeof data !== 'string') throw new CallError({ code: 'network:api', failure: 'offline' })
        yield { data, id: undefined }
      }
    }
    return Promise.resolve(read())
  }
  return { calls, open, opened }
}

/** Lets pending promises, locks and broadcasts of this process arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const ends: (() => void)[] = []
let heard: string[]

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  heard = []
  ends.push(onChanges((isChanged) => heard.push(...['pages', 'media'].filter((kind) => isChanged(kind)))))
})
afterEach(async () => {
  ends.splice(0).forEach((end) => end())
  await settle()
  jest.useRealTimers()
})

function startTab(tenant: string, open: CallStream): () => void {
  const end = startChangeFeed(tenant, open)
  ends.push(end)
  return end
}

describe('the feed of changes', () => {
  it('opens one stream for all tabs, and another tab goes on when the first is closed', async () => {
    const tenant = randomUUID()
    const { calls, open, opened } = makeServer()
    const close = startTab(tenant, open)
    startTab(tenant, open)
    await settle()
    expect(calls.count).toBe(1)
    opened[0]!.send('pages')
    await settle()
    expect(heard).toContain('pages')
    close()
    await settle()
    expect(calls.count).toBe(2)
  })

  it('connects again after a failure, and says then that anything may have changed', async () => {
    const busy = new CallError({ code: 'unavailable:changes', failure: 'unavailable', retryAfter: 10 })
    const { calls, open, opened } = makeServer([busy])
    startTab(randomUUID(), open)
    await settle()
    jest.advanceTimersByTime(9_000)
    await settle()
    expect([calls.count, isFeedLive()]).toEqual([1, false])
    jest.advanceTimersByTime(1_500)
    await settle()
    expect(calls.count).toBe(2)
    opened[0]!.send()
    await settle()
    expect(isFeedLive()).toBe(true)
    jest.advanceTimersByTime(5_000)
    expect(heard).toEqual(['pages', 'media'])
    opened[0]!.send('media')
    await settle()
    expect(heard).toEqual(['pages', 'media', 'media'])
  })

  it('says at a moment of its own that anything may have changed, once, and the rest at once', async () => {
    const { open, opened } = makeServer()
    startTab(randomUUID(), open)
    await settle()
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0.5)
    opened[0]!.send('*')
    opened[0]!.send('*')
    opened[0]!.send('media')
    await settle()
    jest.advanceTimersByTime(2_000)
    expect(heard).toEqual(['media'])
    jest.advanceTimersByTime(3_000)
    expect(heard).toEqual(['media', 'pages', 'media'])
    chance.mockRestore()
  })

  it('takes a stream without a sign of life for lost', async () => {
    const { calls, open, opened } = makeServer()
    startTab(randomUUID(), open)
    await settle()
    opened[0]!.send()
    await settle()
    expect(isFeedLive()).toBe(true)
    jest.advanceTimersByTime(61_000)
    await settle()
    expect(isFeedLive()).toBe(false)
    jest.advanceTimersByTime(3_000)
    await settle()
    expect(calls.count).toBe(2)
  })

  it.each(['signedOut', 'notFound', 'forbidden'] as const)(
    'does not ask again when it is refused: %s',
    async (failure) => {
      const { calls, open } = makeServer([new CallError({ code: 'refused', failure })])
      startTab(randomUUID(), open)
      await settle()
      jest.advanceTimersByTime(600_000)
      await settle()
      expect(calls.count).toBe(1)
    },
  )
})
