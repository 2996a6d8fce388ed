import type { LanguageModelUsage, ToolSet } from 'ai'
import type { BasePayload } from 'payload'
import { listMessages, retitleChat, type StoredChat, type StoredMessage } from '../../database/conversations'
import { listeningOf } from '../../database/listening'
import { readRun, type EndOfRun, type StoredRun } from '../../database/runs'
import { addTokens } from '../../database/usage'
import { chatSettings } from '../../settings'
import type { FileReader } from '../attachments/withFiles'
import { withPictures, type ShownPicture } from '../attachments/withPictures'
import type { ChatMessage, Chunk, MessagePart } from '../messages'
import { withProposalStates } from '../proposals/withProposalStates'
import { ChunkWriter } from '../streams/chunkWriter'
import type { TurnModels } from '../models/chooseModel'
import { finishRun } from './finishRun'
import { keptChunks } from './keptChunks'
import { forModel } from './forModel'
import { makeTitle } from './makeTitle'

/** Steps of one answer: each asks the model once. */
const MAX_STEPS = 8
/** Most that a model says in one step, in tokens. */
const MAX_OUTPUT_TOKENS = 4_096
/** Longest answer, in milliseconds. */
const MAX_TURN_MS = 120_000

export interface Turn {
  chat: StoredChat
  run: StoredRun
  kept: MessagePart[]
  instructions: string
  /** Reads what is attached, for a model that looks into it; null where it is told of none. */
  files: FileReader | null
  /** Reads pictures that a tool has named. */
  pictures: (ids: string[]) => Promise<ShownPicture[]>
  /** Makes the tools. @param show puts something beside the text of the answer */
  tools: (show: (chunk: Chunk) => void) => ToolSet
  /** Loads the model. */
  models: () => Promise<TurnModels>
}

/**
 * Makes an answer: asks the model, runs its tools, writes every chunk, and ends the run however it comes out. Belongs to
 * the process and not to a request: whoever asked may close the tab. Never throws.
 */
export async function runTurn(payload: BasePayload, turn: Turn): Promise<void> {
  const { id } = turn.run
  const stop = new AbortController()
  const isLate = { now: false }
  const late = setTimeout(() => {
    isLate.now = true
    stop.abort()
  }, MAX_TURN_MS).unref()
  const writer = new ChunkWriter(payload, id, () => stop.abort())
  const off = listeningOf(payload).on(id, () => {
    readRun({ payload }, id).then(
      (run) => {
        if (run?.status !== 'running' || run.isStopRequested) stop.abort()
      },
      () => undefined,
    )
  })
  let status: EndOfRun = 'failed'
  try {
    status = await answer(payload, turn, writer, stop.signal)
    if (stop.signal.aborted) status = isLate.now ? 'timeout' : 'stopped'
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The assistant could not answer' })
    writer.write({ errorText: 'failed', type: 'error' })
  } finally {
    clearTimeout(late)
    off()
    await writer.settled()
    await finishRun(payload, id, status).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'An answer of the assistant could not be stored' }),
    )
  }
}

async function answer(
  payload: BasePayload,
  { chat, files, instructions, kept, models, pictures, run, tools: makeTools }: Turn,
  writer: ChunkWriter,
  abortSignal: AbortSignal,
): Promise<EndOfRun> {
  const { createUIMessageStream, stepCountIs, streamText, toUIMessageStream } = await import('ai')
  const { main, title } = await models()
  const messages = await withProposalStates({ payload }, chat.id, await listMessages({ payload }, chat.id))
  const seen = { failure: null as EndOfRun | null, finish: null as string | null, hasProposal: false, hasText: false }
  // Readers learn what kind of failure it was, and none of the provider's words.
  const fail = (error: unknown): string => (seen.failure ??= failureOf(error, seen.hasText))
  const stream = createUIMessageStream<ChatMessage>({
    execute: async ({ writer: out }) => {
      out.write({ messageId: run.replyId, type: 'start' })
      for (const chunk of keptChunks(kept)) out.write(chunk)
      const tools = makeTools((chunk) => out.write(chunk))
      const result = streamText({
        abortSignal,
        instructions,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 1,
        messages: await forModel(messages, kept, tools, files),
        model: main,
        onError: ({ error }) => {
          fail(error)
          payload.logger.warn({ err: error, msg: 'The model of the assistant failed' })
        },
        prepareStep: async ({ messages: told, steps }) => withPictures(told, steps.at(-1), (ids) => pictures(ids)),
        onStepEnd: ({ usage }) => countTokens(payload, chat.tenantId, usage),
        stopWhen: stepCountIs(MAX_STEPS),
        timeout: { chunkMs: chatSettings().AI_TIMEOUT_MS },
        tools,
      })
      out.merge(
        toUIMessageStream<ToolSet, ChatMessage>({
          onError: fail,
          sendReasoning: false,
          sendStart: false,
          stream: result.stream,
          tools,
        }) as never,
      )
    },
    onError: fail,
  })
  for await (const chunk of stream as unknown as AsyncIterable<Chunk>) {
    if (chunk.type === 'text-delta' && chunk.delta.trim()) seen.hasText = true
    if (chunk.type === 'data-proposal') seen.hasProposal = true
    if (chunk.type === 'finish') seen.finish = chunk.finishReason ?? null
    if (chunk.type === 'error') seen.failure ??= 'failed'
    if (chunk.type === 'abort' && !abortSignal.aborted) seen.failure ??= 'timeout'
    writer.write(chunk)
  }
  const status = seen.failure ?? statusOf(seen)
  if (status === 'complete' && title) await retitle(payload, chat, messages, title)
  return status
}

function statusOf({
  finish,
  hasProposal,
  hasText,
}: {
  finish: string | null
  hasProposal: boolean
  hasText: boolean
}): EndOfRun {
  if (finish === 'content-filter') return 'refused'
  if (finish === 'error') return 'failed'
  if (finish === null || finish === 'interrupted') return 'cut'
  return hasText || hasProposal ? 'complete' : 'empty'
}

/** @param hasBegun the model has said something already */
function failureOf(error: unknown, hasBegun: boolean): EndOfRun {
  const { name } = Object(error) as { name?: unknown }
  if (name === 'TimeoutError') return 'timeout'
  // What the provider itself calls an error is none of the connection's.
  return hasBegun && name !== 'AI_StreamProviderError' ? 'cut' : 'failed'
}

async function countTokens(
  payload: BasePayload,
  tenantId: string,
  { inputTokens, outputTokens }: LanguageModelUsage,
): Promise<void> {
  if (inputTokens || outputTokens)
    await addTokens(payload, tenantId, { input: inputTokens ?? 0, output: outputTokens ?? 0 })
}

/** The title of a conversation by a second model, after its first answer. A title that fails is the one it has. */
async function retitle(
  payload: BasePayload,
  chat: StoredChat,
  messages: StoredMessage[],
  model: NonNullable<TurnModels['title']>,
): Promise<void> {
  if (messages.filter(({ role }) => role === 'user').length > 1) return
  const made = await makeTitle(model, messages[0]!).catch(() => null)
  if (!made) return
  await countTokens(payload, chat.tenantId, made.usage)
  if (made.title) await retitleChat({ payload }, { from: chat.title, id: chat.id, to: made.title })
}
