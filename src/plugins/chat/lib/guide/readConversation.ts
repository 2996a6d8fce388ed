import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { isRecord } from '@/lib/values'
import type { FoundDocument } from './facts'

/** A completed tool call since the user's last message. */
export interface DoneStep {
  tool: string
  input: Record<string, unknown>
  /** Its result; null if it failed. */
  data: unknown
  /** Its error message; null if it succeeded. */
  error: string | null
}

/** What somebody said, and the choices that the guide offered before. */
export interface Said {
  text: string
  /** Choices of the question that this may answer; empty if the guide asked nothing. */
  choices: Choice[]
  /** The performances that the guide listed before, without asking. */
  listed: Choice[]
}

/** A choice of a question, with all that its line says. */
export interface Choice extends FoundDocument {
  label: string
}

export interface Conversation {
  /** The user's messages, newest last. */
  said: Said[]
  /** Steps since the last one, in order. */
  done: DoneStep[]
}

/** Reads what the guide needs from a prompt. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  const last = prompt.findLastIndex(({ role }) => role === 'user')
  const said: Said[] = []
  let answer = ''
  for (const message of prompt.slice(0, last + 1)) {
    if (message.role === 'user') {
      said.push({ choices: linksIn(answer, '\\d+\\.'), listed: performancesIn(answer), text: textOf(message.content) })
      answer = ''
    } else if (message.role === 'assistant') answer += `${textOf(message.content)}\n`
  }
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
  return { done, said }
}

const textOf = (content: readonly { type: string; text?: string }[]): string =>
  content.flatMap((part) => (part.type === 'text' && part.text ? [part.text] : [])).join('\n')

/** Links in the lines of a list: those of a question are numbered, as `question` writes them. */
const linksIn = (answer: string, start: string): Choice[] =>
  [
    ...answer.matchAll(
      new RegExp(`^${start} \\[((?:\\\\.|[^\\]\\\\])*)\\]\\(\\S*/collections/([\\w-]+)/([\\w-]+)\\)(.*)$`, 'gm'),
    ),
  ].map(([, text = '', type = '', id = '', more = '']) => {
    const title = text.replaceAll(/\\(.)/g, '$1')
    return { id, label: `${title} ${more}`, status: '', title, type }
  })

const performancesIn = (answer: string): Choice[] =>
  linksIn(answer, '-').filter(({ type }) => type === 'event-instances')

function resultIn(output: { type: string; value?: unknown }): Pick<DoneStep, 'data' | 'error'> {
  const { value } = output
  if (output.type === 'json' && isRecord(value) && !('error' in value)) return { data: value.data, error: null }
  const error = isRecord(value) ? value.error : value
  return { data: null, error: typeof error === 'string' ? error : 'Something went wrong.' }
}
