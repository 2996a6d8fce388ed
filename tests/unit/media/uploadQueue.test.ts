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
  // What it has stored, by the id of the upload: null while it is away.
  const library: { asked: Upload[]; files: Map<string, StoredFile> | null } = { asked: [], files: new Map() }
  return {
    findStored: (upload: Upload) => {
      library.asked.push(upload)
      return library.files ? Promise.resolve(library.files.get(upload.id) ?? null) : Promise.reject(new Error('Away'))
    },
    library,
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
  queue.connect({ failureOf, findStored: server.findStored, send: server.send })
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
    await jest.advanceTimersByTimeAsync(10_000)
    expect([server.sent.length, states()]).toEqual([attempts, [attempts === 1 ? 'lost' : 'sending']])
    queue.retry()
    await jest.advanceTimersByTimeAsync(0)
    expect(states()).toEqual(['sending'])
  })
})

/** Files of which all was sent when the connection broke. */
async function breakOff(...names: string[]) {
  const started = start(...names)
  for (const [index] of names.entries()) {
    started.server.sent[index]!.onProgress(1)
    await started.server.fail(index, { isBroken: true, isTemporary: true })
  }
  return started
}

/** The library with a document of one of the uploads. */
const storedOf = (upload: Upload | undefined, id: string): Map<string, StoredFile> =>
  new Map([[upload!.id, { id, mimeType: 'image/jpeg', picture: null, title: '1' }]])

describe('a file whose connection broke when all of it was sent', () => {
  it('is asked for until it is there, and is then as good as any other', async () => {
    const { queue, server, states } = await breakOff('1.jpg')
    expect(states()).toEqual(['checking'])
    await jest.advanceTimersByTimeAsync(2_100)
    expect([server.library.asked.length, states()]).toEqual([1, ['checking']])
    server.library.files = storedOf(queue.list()[0], 'found')
    await jest.advanceTimersByTimeAsync(4_100)
    expect([states(), queue.list()[0]!.stored?.id]).toEqual([['stored'], 'found'])
    expect(server.sent).toHaveLength(1)
  })

  it('is asked for by the id with which it was sent, and once more before it is sent again', async () => {
    const { queue, server, states } = await breakOff('1.jpg')
    const { id } = server.sent[0]!.upload
    await jest.advanceTimersByTimeAsync(20_000)
    expect(states()).toEqual(['lost'])
    server.library.files = storedOf(queue.list()[0], 'late')
    queue.retry()
    await jest.advanceTimersByTimeAsync(0)
    expect([server.sent.length, states(), queue.list()[0]!.stored?.id]).toEqual([1, ['stored'], 'late'])
    expect(new Set(server.library.asked.map((upload) => upload.id))).toEqual(new Set([id]))
  })

  it('is in doubt while the server is away, is not sent meanwhile, and is asked for when it is back', async () => {
    const { queue, server, states } = await breakOff('1.jpg')
    server.library.files = null
    await jest.advanceTimersByTimeAsync(20_000)
    expect([server.sent.length, states()]).toEqual([1, ['unknown']])
    server.library.files = storedOf(queue.list()[0], 'found')
    queue.checkUnknown()
    await jest.advanceTimersByTimeAsync(0)
    expect([server.sent.length, states()]).toEqual([1, ['stored']])
  })

  it('is not taken for another of the same name, whichever of the two is stored', async () => {
    const { queue, server, states } = await breakOff('1.jpg', '1.jpg')
    server.library.files = storedOf(queue.list()[1], 'second')
    await jest.advanceTimersByTimeAsync(20_000)
    expect(states()).toEqual(['lost', 'stored'])
    expect(queue.list().map(({ stored }) => stored?.id)).toEqual([undefined, 'second'])
  })

  it('keeps its id when it is sent again', async () => {
    const { queue, server } = await breakOff('1.jpg')
    await jest.advanceTimersByTimeAsync(20_000)
    queue.retry()
    await jest.advanceTimersByTimeAsync(0)
    const [first, second] = server.sent.map(({ upload }) => upload.id)
    expect([server.sent.length, second]).toEqual([2, first])
  })
})
