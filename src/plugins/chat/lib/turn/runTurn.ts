import { inOwnTransaction } from '@/exports/server'
import type { LanguageModelUsage, ToolSet } from 'ai'
import type { BasePayload } from 'payload'
import { listenerOf } from '@/database/listening'
import { readRun, type EndOfRun, type StoredRun } from '../../database/runs'
import { addTokens } from '../../database/usage'
import { chatSettings } from '../../settings'
import type { FileReader } from '../attachments/withFiles'
import { withPictures, type ShownPicture } from '../attachments/withPictures'
import { listMessages, type StoredMessage } from '../chatMessages'
import { retitleChat, type StoredChat } from '../chats'
import type { ChatMessage, Chunk, MessagePart } from '../messages'
import { withProposalStates } from '../proposals/withProposalStates'
import { ChunkWriter } from '../streams/chunkWriter'
import { isGuide, type TurnModels } from '../models/chooseModel'
import { failureOf, isToolError } from './failureOf'
import { finishRun } from './finishRun'
import { toReplayChunks } from './toMessage'
import { toModelMessages } from './toModelMessages'
import { makeTitle } from './makeTitle'
import { SilenceTimer } from './SilenceTimer'

/** Maximum number of steps per answer; each is one model call. */
const MAX_STEPS = 8
/** The guide makes one call in each step, several for each wish of a message; its steps cost nothing. */
const MAX_GUIDE_STEPS = 30
/** Maximum output of one step, in tokens. */
const MAX_OUTPUT_TOKENS = 4_096
/** Maximum duration of an answer, in milliseconds. */
const MAX_TURN_MS = 120_000

export interface Turn {
  chat: StoredChat
  run: StoredRun
  kept: MessagePart[]
  instructions: string
  /** Reads attachments for the model; null to leave them out. */
  files: FileReader | null
  /** Reads the pictures that a tool has returned. */
  pictures: (ids: string[]) => Promise<ShownPicture[]>
  /**
   * Creates the tools.
   * @param show adds a chunk to the answer
   */
  tools: (show: (chunk: Chunk) => void) => ToolSet
  /** Loads the model. */
  models: () => Promise<TurnModels>
}

/**
 * Makes an answer: calls the model, runs its tools, writes every chunk, and ends the run whatever happens. It is
 * independent of the request, so the user may close the tab. Never throws.
 */
export async function runTurn(payload: BasePayload, turn: Turn): Promise<void> {
  const { id } = turn.run
  const stop = new AbortController()
  const timedOut = { now: false }
  const timer = setTimeout(() => {
    timedOut.now = true
    stop.abort()
  }, MAX_TURN_MS).unref()
  const writer = new ChunkWriter(payload, id, () => stop.abort())
  const unsubscribe = listenerOf(payload).on(id, () => {
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
    if (stop.signal.aborted) status = timedOut.now ? 'timeout' : 'stopped'
  } catch (error) {
    payload.logger.error({ err: error, msg: `Chat run ${id} failed` })
    writer.write({ errorText: 'failed', type: 'error' })
  } finally {
    clearTimeout(timer)
    unsubscribe()
    await writer.settled()
    await finishRun(payload, id, status).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: `Could not store the answer of chat run ${id}` }),
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
  const progress = {
    failure: null as EndOfRun | null,
    finish: null as string | null,
    hasProposal: false,
    hasText: false,
  }
  // Readers get the kind of failure only, not the provider's message.
  const fail = (error: unknown): string =>
    isToolError(error) ? 'tool' : (progress.failure ??= failureOf(error, progress.hasText))
  const silence = new SilenceTimer(chatSettings().AI_TIMEOUT_MS)
  const stream = createUIMessageStream<ChatMessage>({
    execute: async ({ writer: out }) => {
      out.write({ messageId: run.replyId, type: 'start' })
      for (const chunk of toReplayChunks(kept)) out.write(chunk)
      const tools = makeTools((chunk) => out.write(chunk))
      const result = streamText({
        abortSignal: AbortSignal.any([abortSignal, silence.signal]),
        instructions,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 1,
        messages: await toModelMessages(messages, kept, tools, files),
        model: main,
        onError: ({ error }) => {
          fail(error)
          payload.logger.warn({
            err: error,
            msg: `The model failed in chat run ${run.id}; check AI_MODEL and its provider`,
          })
        },
        prepareStep: async ({ messages: stepMessages, steps }) =>
          withPictures(stepMessages, steps.at(-1), (ids) => pictures(ids)),
        onStepEnd: ({ usage }) => countTokens(payload, chat.tenantId, usage),
        stopWhen: stepCountIs(isGuide() ? MAX_GUIDE_STEPS : MAX_STEPS),
        tools,
      })
      out.merge(
        toUIMessageStream<ToolSet, ChatMessage>({
          onError: fail,
          sendReasoning: false,
          sendStart: false,
          stream: result.stream,
          tools,
        }),
      )
    },
    onError: fail,
  })
  for await (const chunk of stream as unknown as AsyncIterable<Chunk>) {
    silence.heard(chunk.type)
    if (chunk.type === 'text-delta' && chunk.delta.trim()) progress.hasText = true
    if (chunk.type === 'data-proposal') progress.hasProposal = true
    if (chunk.type === 'finish') progress.finish = chunk.finishReason ?? null
    if (chunk.type === 'error') progress.failure ??= 'failed'
    if (chunk.type === 'abort' && !abortSignal.aborted) progress.failure ??= 'timeout'
    writer.write(chunk)
  }
  silence.stop()
  const status = progress.failure ?? statusOf(progress)
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
  if (finish === 'length') return 'length'
  // A model that still calls tools has used up its steps.
  if (finish === 'tool-calls') return 'steps'
  return hasText || hasProposal ? 'complete' : 'empty'
}

async function countTokens(
  payload: BasePayload,
  tenantId: string,
  { inputTokens, outputTokens }: LanguageModelUsage,
): Promise<void> {
  if (inputTokens || outputTokens)
    await addTokens(payload, tenantId, { input: inputTokens ?? 0, output: outputTokens ?? 0 })
}

/** Generates the title with a second model after the first answer. On failure the title stays as it is. */
async function retitle(
  payload: BasePayload,
  chat: StoredChat,
  messages: StoredMessage[],
  model: NonNullable<TurnModels['title']>,
): Promise<void> {
  const [first] = messages
  if (!first || messages.filter(({ role }) => role === 'user').length > 1) return
  const generated = await makeTitle(model, first).catch(() => null)
  if (!generated) return
  await countTokens(payload, chat.tenantId, generated.usage)
  const { title } = generated
  if (title) await inOwnTransaction(payload, (req) => retitleChat(req, { from: chat.title, id: chat.id, to: title }))
}
