import type { ModelMessage, ToolSet } from 'ai'
import type { StoredMessage } from '../../database/conversations'
import { withFiles, type FileReader } from '../attachments/withFiles'
import type { ChatMessage, MessagePart } from '../messages'
import type { ShownProposal } from '../proposals/proposal'

/** Messages of a conversation that a model is told of. */
const MAX_MESSAGES = 50

/**
 * A conversation as a model is told of it: its newest messages, and what became of proposals.
 * @param kept steps of an earlier try, which the model goes on from
 * @param files reads what is attached; null where it is told of none
 */
export async function forModel(
  messages: StoredMessage[],
  kept: MessagePart[],
  tools: ToolSet,
  files: FileReader | null,
): Promise<ModelMessage[]> {
  const { convertToModelMessages } = await import('ai')
  const newest = messages.slice(-MAX_MESSAGES)
  // A conversation begins with what the person says.
  const from = Math.max(
    0,
    newest.findIndex(({ role }) => role === 'user'),
  )
  const told: Omit<ChatMessage, 'id'>[] = (await withFiles(newest.slice(from), files)).flatMap(({ parts, role }) =>
    parts.length > 0 ? [{ parts, role }] : [],
  )
  if (kept.length > 0)
    told.push({ parts: kept.flatMap((part): MessagePart[] => [{ type: 'step-start' }, part]), role: 'assistant' })
  return convertToModelMessages<ChatMessage>(told, {
    convertDataPart: (part) =>
      part.type === 'data-proposal' ? { text: becameOf(part.data), type: 'text' } : undefined,
    ignoreIncompleteToolCalls: true,
    tools,
  })
}

/** Without words of the site: nothing that stands in a title speaks as the assistant. */
const becameOf = ({ documents, state, tool }: ShownProposal): string =>
  `[${tool} of ${documents.map(({ id, type }) => [type, id].filter(Boolean).join('/')).join(', ')}: ${state}]`
