import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { decide, type Decision } from './decide'
import type { GuideFacts } from './facts'
import { readConversation } from './readConversation'

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { cacheRead: 0, cacheWrite: 0, noCache: 0, total: 0 },
  outputTokens: { reasoning: 0, text: 0, total: 0 },
}

/**
 * A language model built from rules: it understands plain requests in English, Spanish and Arabic, and a few in Welsh;
 * calls the same tools as any other model, and says what it did not take in. It is free and needs no network.
 */
export const createGuide = (facts: GuideFacts): LanguageModelV4 => ({
  doGenerate: async (options) => {
    const decision = decideNext(facts, options)
    return { content: contentOf(decision), finishReason: finishOf(decision), usage: NO_USAGE, warnings: [] }
  },
  doStream: async (options) => ({ stream: toStream(parts(decideNext(facts, options), options.abortSignal)) }),
  modelId: 'guide',
  provider: 'callboard',
  specificationVersion: 'v4',
  supportedUrls: {},
})

function decideNext(facts: GuideFacts, { prompt, tools }: LanguageModelV4CallOptions): Decision {
  const toolNames = new Set(tools?.map(({ name }) => name))
  return decide(facts, { ...readConversation(prompt), hasTool: (name) => toolNames.has(name) })
}

const finishOf = (decision: Decision): { raw: undefined; unified: 'stop' | 'tool-calls' } => ({
  raw: undefined,
  unified: 'call' in decision ? 'tool-calls' : 'stop',
})

const callOf = ({ input, tool }: { input: object; tool: string }) => ({
  input: JSON.stringify(input),
  toolCallId: crypto.randomUUID(),
  toolName: tool,
  type: 'tool-call' as const,
})

const contentOf = (decision: Decision): LanguageModelV4Content[] =>
  'call' in decision ? [callOf(decision.call)] : [{ text: decision.text, type: 'text' }]

const toStream = (all: AsyncGenerator<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart> =>
  new ReadableStream({
    cancel: async () => void (await all.return(undefined)),
    pull: async (controller) => {
      const { done, value } = await all.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })

/** Streams the text word by word, as a model does. */
async function* parts(decision: Decision, signal: AbortSignal | undefined): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if ('call' in decision) yield callOf(decision.call)
  else {
    const id = crypto.randomUUID()
    yield { id, type: 'text-start' }
    for (const delta of decision.text.match(/\S+\s*|\s+/g) ?? []) {
      signal?.throwIfAborted()
      yield { delta, id, type: 'text-delta' }
    }
    yield { id, type: 'text-end' }
  }
  yield { finishReason: finishOf(decision), type: 'finish', usage: NO_USAGE }
}
