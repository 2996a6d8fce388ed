import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { isRecord } from '../../../../lib/values'

/** A completed tool call since the user's last message. */
export interface DoneStep {
  tool: string
  input: Record<string, unknown>
  /** Its result; null if it failed. */
  data: unknown
  /** Its error message; null if it succeeded. */
  error: string | null
}

export interface Conversation {
  /** The user's last message. */
  lastMessage: string
  /** The user's earlier messages, newest last. */
  before: string[]
  /** Steps since then, in order. */
  done: DoneStep[]
}

/** Reads what the guide needs from a prompt. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  const last = prompt.findLastIndex(({ role }) => role === 'user')
  const texts = prompt
    .slice(0, last + 1)
    .flatMap((message) =>
      message.role === 'user'
        ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
        : [],
    )
  const calls = new Map<string, Pick<DoneStep, 'input' | 'tool'>>()
  const done: DoneStep[] = []
  for (const message of prompt.slice(last + 1)) {
    if (message.role !== 'assistant' && message.role !== 'tool') continue
    for (const part of message.content) {
      if (part.type === 'tool-call')
        calls.set(part.toolCallId, { input: isRecord(part.input) ? part.input : {}, tool: part.toolName })
      const call = part.type === 'tool-result' && calls.get(part.toolCallId)
      if (call) done.push({ ...call, ...resultIn(part.output) })
    }
  }
  return { before: texts.slice(0, -1), done, lastMessage: texts.at(-1) ?? '' }
}

function resultIn(output: { type: string; value?: unknown }): Pick<DoneStep, 'data' | 'error'> {
  const { value } = output
  if (output.type === 'json' && isRecord(value) && !('error' in value)) return { data: value.data, error: null }
  const error = isRecord(value) ? value.error : value
  return { data: null, error: typeof error === 'string' ? error : 'Something went wrong.' }
}
