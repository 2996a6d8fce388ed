import fc from 'fast-check'
import { CallError } from '@/components/calls/CallError'
import type { ServerEvent } from '@/components/calls/callStream'
import { followAnswer } from '@/plugins/chat/lib/screen/followAnswer'

const WORDS = Array.from({ length: 12 }, (_, number) => ({
  data: JSON.stringify(`word ${number + 1}`),
  id: `run.${number + 1}`,
}))
const lost = () => new CallError({ code: 'network:api', failure: 'offline' })

/** A stream from behind an event on, that breaks after so many. */
async function* from(lastEventId: string | undefined, breaksAfter: number): AsyncGenerator<ServerEvent> {
  const begin = WORDS.findIndex(({ id }) => id === lastEventId) + 1
  for (const [index, word] of WORDS.slice(begin).entries()) {
    if (index === breaksAfter) throw lost()
    yield word
  }
  if (breaksAfter >= WORDS.length - begin) return
}

interface Read {
  pauses: number[]
  said: unknown[]
  seen: unknown[]
}

async function follow(breaks: number[], refuse?: CallError): Promise<Read> {
  const read: Read = { pauses: [], said: [], seen: [] }
  const next = () => breaks.shift() ?? 99
  await followAnswer(from(undefined, next()), {
    onItem: (item) => read.seen.push(item),
    onLost: (isLost) => read.said.push(isLost),
    reopen: async (id) => {
      if (refuse) throw refuse
      return from(id, next())
    },
    wait: async (pause) => void read.pauses.push(pause),
  })
  return read
}

describe('followAnswer', () => {
  it('delivers every item exactly once, wherever the connection is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ max: 5, min: 1 }), { maxLength: 8 }), async (breaks) => {
        expect((await follow(breaks)).seen).toEqual(WORDS.map(({ data }) => JSON.parse(data)))
      }),
    )
  })

  it('reports each loss and each recovery, and restarts with the shortest pause', async () => {
    const { pauses, said } = await follow([2, 3])
    expect(said).toEqual([true, false, true, false])
    expect(pauses).toEqual([250, 250])
  })

  it('ends when the answer ended while the connection was lost', async () => {
    const seen: unknown[] = []
    await followAnswer(from(undefined, 2), {
      onItem: (item) => seen.push(item),
      onLost: () => undefined,
      reopen: async () => null,
      wait: async () => undefined,
    })
    expect(seen).toEqual(['word 1', 'word 2'])
  })

  it('gives up after repeated losses, and at once when the server refuses', async () => {
    await expect(follow([0, 0, 0, 0, 0, 0, 0, 0])).rejects.toMatchObject({ failure: 'offline' })
    const refused = new CallError({ code: 'forbidden:chat', failure: 'forbidden', status: 403 })
    await expect(follow([1], refused)).rejects.toBe(refused)
  })

  it('reads nothing when no answer is running', async () => {
    const heard: string[] = []
    const note = (what: string) => async () => void heard.push(what)
    const reopen = () => Promise.reject(new Error('not asked'))
    await followAnswer(null, { onItem: note('item'), onLost: note('lost'), reopen, wait: note('wait') })
    expect(heard).toEqual([])
  })
})
