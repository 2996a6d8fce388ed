import fc from 'fast-check'
import type { Chunk } from '@/plugins/chat/lib/messages'
import { appendedMessage } from '@/plugins/chat/lib/screen/appendedMessage'
import { withChunk, type ReadAnswer } from '@/plugins/chat/lib/screen/withChunk'
import { toMessage } from '@/plugins/chat/lib/turn/toMessage'

const begin = (): ReadAnswer => ({ message: { id: 'provisional', parts: [], role: 'assistant' }, state: null })
const read = (chunks: Chunk[]): ReadAnswer => chunks.reduce(withChunk, begin())
const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const proposal = (id: string, state = 'waiting') =>
  ({ documents: [], id, state, title: 'A page', tool: 'createDraft' }) as never

const step = (name: string, n: number): Chunk[] => [
  { type: 'start-step' },
  { toolCallId: `${name}-${n}`, toolName: name, type: 'tool-input-start' },
  { input: { n }, toolCallId: `${name}-${n}`, toolName: name, type: 'tool-input-available' },
  { output: { data: { documents: [] }, note: 'data' }, toolCallId: `${name}-${n}`, type: 'tool-output-available' },
  { type: 'finish-step' },
]
const text = (words: string[], n: number): Chunk[] => [
  { type: 'start-step' },
  { id: `t${n}`, type: 'text-start' },
  ...words.map((delta): Chunk => ({ delta, id: `t${n}`, type: 'text-delta' })),
  { id: `t${n}`, type: 'text-end' },
  { type: 'finish-step' },
]
const proposed = (n: number): Chunk[] => [
  { data: proposal(`p${n}`), id: `p${n}`, type: 'data-proposal' },
  { data: proposal(`p${n}`, 'applied'), id: `p${n}`, type: 'data-proposal' },
]
const failed = (n: number): Chunk[] => [
  { toolCallId: `f${n}`, toolName: 'readContent', type: 'tool-input-start' },
  { input: { n }, toolCallId: `f${n}`, toolName: 'readContent', type: 'tool-input-available' },
  { errorText: 'away', toolCallId: `f${n}`, type: 'tool-output-error' },
]

const chunks = fc
  .array(
    fc.oneof(
      fc.constant('tool'),
      fc.constant('proposal'),
      fc.constant('failed'),
      fc.array(fc.string({ maxLength: 8 }), { maxLength: 5 }),
    ),
    { maxLength: 6 },
  )
  .map((parts): Chunk[] => [
    { messageId: 'answer', type: 'start' },
    ...parts.flatMap((part, n) =>
      part === 'tool'
        ? step('findContent', n)
        : part === 'proposal'
          ? proposed(n)
          : part === 'failed'
            ? failed(n)
            : text(part as string[], n),
    ),
    { finishReason: 'stop', type: 'finish' },
  ])

describe('withChunk', () => {
  it('builds the same message as the SDK reader from the same chunks', async () => {
    await fc.assert(
      fc.asyncProperty(chunks, async (all) => {
        const { message, state } = read(all)
        expect(message.id).toBe('answer')
        expect(state).toBe('complete')
        expect(bare(message.parts)).toEqual(bare(await toMessage('answer', all)))
      }),
      { numRuns: 60 },
    )
  })

  it('adds text as it arrives and resumes in the middle of a text', () => {
    const all = text(['The Tem', 'pest is ', 'on.'], 1)
    const before = read(all.slice(0, 3))
    expect(before.message.parts.at(-1)).toMatchObject({ state: 'streaming', text: 'The Tem' })
    // Somebody who comes back reads from the start, or from where they were: the words are the same.
    expect(all.slice(3).reduce(withChunk, before).message).toEqual(read(all).message)
  })

  it.each([
    [{ type: 'abort' }, 'stopped'],
    [{ errorText: 'timeout', type: 'error' }, 'timeout'],
    [{ errorText: 'refused', type: 'error' }, 'refused'],
    [{ errorText: 'what the provider says', type: 'error' }, 'failed'],
  ] as [Chunk, string][])('sets the final state for %j', (chunk, state) => {
    expect(read([...text(['Half'], 1), chunk, { finishReason: 'stop', type: 'finish' }]).state).toBe(state)
  })

  it('ignores chunks that belong to no part of the message', () => {
    expect(
      read([
        { delta: 'lost', id: 'x', type: 'text-delta' },
        { output: 1, toolCallId: 'x', type: 'tool-output-available' },
      ]).message.parts,
    ).toEqual([])
  })
})

describe('appendedMessage', () => {
  const message = { id: 'm1', parts: [{ text: 'Hello', type: 'text' }], role: 'assistant' }

  it.each(['append-message', 'data-append-message', 'data-appendMessage'])('parses the JSON of %s [B-174]', (type) => {
    expect(appendedMessage({ message: JSON.stringify(message), type })).toEqual(message)
    expect(appendedMessage({ data: JSON.stringify(message), type })).toEqual(message)
  })

  it.each([
    { data: '{', type: 'append-message' },
    { data: '{"id":"x"}', type: 'append-message' },
    { data: JSON.stringify({ ...message, role: 'system' }), type: 'append-message' },
    { data: JSON.stringify(message), type: 'data-proposal' },
    null,
  ])('returns null for any other item: %j', (item) => {
    expect(appendedMessage(item)).toBeNull()
  })
})
