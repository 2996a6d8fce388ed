import { jest } from '@jest/globals'
import {
  UploadQueue,
  type StoredFile,
  type Upload,
  type UploadFailure,
} from '@/plugins/mediaLibrary/components/Uploads/UploadQueue'

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** A server that answers each file when the test says so. */
function makeServer() {
  const sent: { answer: PromiseWithResolvers<StoredFile>; onProgress: (share: number) => void; upload: Upload }[] = []
  return {
    sent,
    names: () => sent.map(({ upload }) => upload.file.name),
    send: (upload: Upload, onProgress: (share: number) => void) => {
      const answer = Promise.withResolvers<StoredFile>()
      sent.push({ answer, onProgress, upload })
      return answer.promise
    },
    store: async (index: number) => {
      const { answer, upload } = sent[index]!
      answer.resolve({
        id: `stored ${upload.file.name}`,
        mimeType: 'image/jpeg',
        picture: null,
        title: upload.file.name,
      })
      await jest.advanceTimersByTimeAsync(0)
    },
    fail: async (index: number, failure: { isBroken?: boolean; isTemporary: boolean; retryAfter?: number }) => {
      sent[index]!.answer.reject({ isBroken: false, message: 'No', retryAfter: null, ...failure })
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

const failureOf = (error: unknown) => error as UploadFailure

function start(...names: string[]) {
  const server = makeServer()
  const queue = new UploadQueue()
  queue.connect({ failureOf, send: server.send })
  queue.add(names.map(file), 'a')
  return { queue, server, states: () => queue.list().map(({ state }) => state) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('the queue of uploads', () => {
  it('sends two files at a time, in order, and keeps what is stored', async () => {
    const { queue, server, states } = start('1.jpg', '2.jpg', '3.jpg')
    expect(server.names()).toEqual(['1.jpg', '2.jpg'])
    await server.store(0)
    expect(server.names()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    expect(states()).toEqual(['stored', 'sending', 'sending'])
    expect(queue.list()[0]!.stored?.id).toBe('stored 1.jpg')
  })

  it('sends to the site from which a file came, whichever is shown later', () => {
    const { queue, server } = start('1.jpg')
    queue.add([file('2.jpg')], 'b')
    expect(server.sent.map(({ upload }) => upload.tenantId)).toEqual(['a', 'b'])
  })

  it('tries again by itself when the server said, and no sooner', async () => {
    const { server, states } = start('1.jpg')
    await server.fail(0, { isTemporary: true, retryAfter: 7 })
    await jest.advanceTimersByTimeAsync(6_900)
    expect(server.sent).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(200)
    expect(server.sent).toHaveLength(2)
    await server.store(1)
    expect(states()).toEqual(['stored'])
  })

  it('gives up after three more attempts, and starts anew when its user asks', async () => {
    const { queue, server, states } = start('1.jpg')
    for (let attempt = 0; attempt < 4; attempt++) {
      await server.fail(attempt, { isTemporary: true })
      await jest.advanceTimersByTimeAsync(60_000)
    }
    expect([server.sent.length, states()]).toEqual([4, ['failed']])
    queue.retry()
    expect([server.sent.length, states()]).toEqual([5, ['sending']])
  })

  it('does not repeat what the server refuses, says why, and goes on with the others', async () => {
    const { queue, server, states } = start('1.jpg', '2.jpg', '3.jpg')
    await server.fail(0, { isTemporary: false })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(server.names()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    expect(states()).toEqual(['failed', 'sending', 'sending'])
    expect(queue.list()[0]!.problem).toBe('No')
    queue.remove([queue.list()[0]!.id])
    expect(states()).toEqual(['sending', 'sending'])
  })

  it.each([
    ['is not sent again by itself when all of it was sent and the connection broke', 1, true, 1],
    ['is sent again when the connection broke on the way', 0.9, true, 2],
    ['is sent again when the server had no time for what was sent', 1, false, 2],
  ])('a file %s', async (_title, progress, isBroken, attempts) => {
    const { queue, server, states } = start('1.jpg')
    server.sent[0]!.onProgress(progress)
    await server.fail(0, { isBroken, isTemporary: true })
    await jest.advanceTimersByTimeAsync(10_000)
    expect([server.sent.length, states()]).toEqual([attempts, [attempts === 1 ? 'failed' : 'sending']])
    queue.retry()
    expect(states()).toEqual(['sending'])
  })
})
