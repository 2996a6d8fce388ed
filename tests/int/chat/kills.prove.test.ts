import { randomUUID as uuid } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { startOwnProcess, type OwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { create } from '@tests/support/world'
import {
  endConversing,
  gate,
  message,
  resume,
  say,
  startConversing,
  type Conversing,
  type ReadMessage,
  type Stream,
} from './support'

/** Conversations in each life of a process that is killed, and reconnects while it answers; `CHAT_KILLS=500` for the full number. */
const KILLS = Number(process.env.CHAT_KILLS ?? (Number(process.env.PROVE_SIZE ?? '0.1') < 1 ? 8 : 48))
const PER_PROCESS = 12
const WORDS = Array.from({ length: 40 }, (_, index) => `w${index} `)

const randomUUID = (): string => uuid()

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

const here = (request: Request) => stage.app.send(request)
const read = async (chat: string) =>
  (await stage.world.clients['editor-a']!.get<{ messages: ReadMessage[] }>(`/chat/${chat}`)).body
const words = (parts: ReadMessage['parts']) => parts.map(({ text = '' }) => text).join('')
const textSeen = (text: string) => (stream: Stream) => stream.text().includes(text)

describe('a process that is killed while it answers', () => {
  it('leaves a message that says so, and a try again does no step twice', async () => {
    const held = gate()
    const page = await create(stage.app.payload, 'pages', { tenant: stage.world.a, title: 'Visit' })
    stage.model.script(({ number }) =>
      number === 0
        ? { pieces: [{ call: 'listUses', input: { ids: [page], type: 'pages' } }] }
        : { pieces: ['It is', { until: held.promise }, ' late'] },
    )
    const own = await startOwnProcess(stage.app)
    const [chat, id] = [randomUUID(), randomUUID()]
    const stream = await say(own.send, stage.tokens['editor-a']!, {
      id: chat,
      message: message('What time is it?', id),
      tenant: stage.world.a,
    })
    await stream.until(textSeen('It is'))
    const reader = await resume(here, stage.tokens['editor-a']!, chat)
    await reader.until(textSeen('It is'))
    await own.kill()
    held.open()
    // A reader elsewhere hears of it, and nothing of what was said is lost.
    await reader.rest()
    const [, broken] = (await read(chat)).messages
    expect(broken).toMatchObject({ metadata: { state: 'broken' }, role: 'assistant' })
    expect(words(broken!.parts)).toBe('It is')
    const asked = stage.model.requests.length
    stage.model.script(({ body }) => ({
      pieces: [JSON.stringify(body.messages).includes('"total\\\":0') ? 'It is late' : 'What was the step?'],
    }))
    const again = await (
      await say(here, stage.tokens['editor-a']!, {
        id: chat,
        message: message('What time is it?', id),
        tenant: stage.world.a,
        trigger: 'regenerate-message',
      })
    ).rest()
    expect(again.text()).toBe('It is late')
    expect(stage.model.requests.length - asked).toBe(1)
    const { messages } = await read(chat)
    expect(messages.map(({ metadata: { state } }) => state)).toEqual(['complete', 'complete'])
    expect(messages[1]!.parts.filter(({ type }) => type === 'tool-listUses')).toHaveLength(1)
  })

  it(
    `loses, doubles and mixes up nothing in ${KILLS} kills and reconnects`,
    async () => {
      for (let left = KILLS; left > 0; left -= PER_PROCESS) await oneLife(Math.min(left, PER_PROCESS))
    },
    60_000 + KILLS * 5_000,
  )
})

interface Talk {
  chat: string
  id: string
  stream: Stream
}

/** Conversations of one process, each cut off at another word; then read, and tried again elsewhere. */
async function oneLife(count: number): Promise<void> {
  // Nobody types as fast as this: how often one person may send is tried elsewhere.
  await poolOf(stage.app.payload).query('delete from rate_limits')
  const held = gate()
  stage.model.script(({ body }) => {
    const stop = Number(/until (\d+)/.exec(JSON.stringify(body.messages))?.[1] ?? 0)
    return { pieces: [...WORDS.slice(0, stop), { until: held.promise }, ...WORDS.slice(stop)] }
  })
  const own: OwnProcess = await startOwnProcess(stage.app)
  const talks = await Promise.all(Array.from({ length: count }, (_, index) => begin(own, 1 + ((index * 7) % 39))))
  const readers = await Promise.all(
    talks.map(({ chat, stream }, index) =>
      resume(here, stage.tokens['editor-a']!, chat, index % 2 ? stream.seen.at(-1)!.id : undefined),
    ),
  )
  await own.kill()
  await Promise.all(readers.map((reader) => reader.rest()))
  held.open()
  for (const [index, { chat, id, stream }] of talks.entries()) {
    const { messages } = await read(chat)
    expect(messages.map(({ metadata: { state }, role }) => [role, state])).toEqual([
      ['user', 'complete'],
      ['assistant', 'broken'],
    ])
    const kept = words(messages[1]!.parts)
    expect(WORDS.join('').startsWith(kept) && kept.startsWith(stream.text())).toBe(true)
    expect(index % 2 ? stream.text() + readers[index]!.text() : readers[index]!.text()).toBe(kept)
    const again = await (
      await say(here, stage.tokens['editor-a']!, {
        id: chat,
        message: message(`until ${0}`, id),
        tenant: stage.world.a,
        trigger: 'regenerate-message',
      })
    ).rest()
    expect([again.status, again.text()]).toEqual([200, WORDS.join('')])
    const whole = (await read(chat)).messages
    expect([whole.length, words(whole[1]!.parts), whole[1]!.metadata.state]).toEqual([2, WORDS.join(''), 'complete'])
  }
}

async function begin(own: OwnProcess, stop: number): Promise<Talk> {
  const [chat, id] = [randomUUID(), randomUUID()]
  const stream = await say(own.send, stage.tokens['editor-a']!, {
    id: chat,
    message: message(`until ${stop}`, id),
    tenant: stage.world.a,
  })
  await stream.until(textSeen(WORDS[stop - 1]!))
  return { chat, id, stream }
}
