import type { ModelMessage, ToolSet } from 'ai'
import type { StoredMessage } from '../chatMessages'
import { withFiles, type FileReader } from '../attachments/withFiles'
import type { ChatMessage, MessagePart } from '../messages'
import type { ShownProposal } from '../proposals/proposal'

/** Maximum number of messages sent to a model. */
const MAX_MESSAGES = 50

/**
 * Converts a conversation for a model: its newest messages, and the state of proposals.
 * @param kept completed steps of an earlier attempt, from which the model continues
 * @param files reads attachments; null to leave them out
 */
export async function toModelMessages(
  messages: StoredMessage[],
  kept: MessagePart[],
  tools: ToolSet,
  files: FileReader | null,
): Promise<ModelMessage[]> {
  const { convertToModelMessages } = await import('ai')
  const newest = messages.slice(-MAX_MESSAGES)
  // The first message must be the user's.
  const from = Math.max(
    0,
    newest.findIndex(({ role }) => role === 'user'),
  )
  const modelMessages: Omit<ChatMessage, 'id'>[] = (await withFiles(newest.slice(from), files)).flatMap(
    ({ parts, role }) => (parts.length > 0 ? [{ parts, role }] : []),
  )
  if (kept.length > 0)
    modelMessages.push({
      parts: kept.flatMap((part): MessagePart[] => [{ type: 'step-start' }, part]),
      role: 'assistant',
    })
  return convertToModelMessages<ChatMessage>(modelMessages, {
    convertDataPart: (part) =>
      part.type === 'data-proposal' ? { text: describeProposal(part.data), type: 'text' } : undefined,
    ignoreIncompleteToolCalls: true,
    tools,
  })
}

/** Contains no titles, so that site content cannot speak as the assistant. */
const describeProposal = ({ documents, state, tool }: ShownProposal): string =>
  `[${tool} of ${documents.map(({ id, type }) => [type, id].filter(Boolean).join('/')).join(', ')}: ${state}]`
