import { randomUUID } from 'node:crypto'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { TokenScope } from '../../../../access/bearerTokens'
import type { ActionResult } from '../../../../endpoints/toAction'
import { addMessage, createChat, lockChat } from '../../database/conversations'
import { proposalIn } from '../proposals/proposalIn'

type Result = ActionResult<unknown>

/**
 * Has a program propose something in a conversation of its token's owner, who sees it there and can take it back. Nothing
 * is left of what was refused.
 */
export async function inConversation(
  req: PayloadRequest,
  scope: TokenScope,
  propose: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req)
  try {
    await createChat(req, { id: scope.id, tenantId: scope.tenantId, title: scope.name, userId: String(req.user!.id) })
    const result = await propose()
    if (!result.success) {
      await killTransaction(req)
      return result
    }
    await noteProposal(req, scope, result.doc)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function noteProposal(req: PayloadRequest, { id: chatId, tenantId }: TokenScope, output: unknown): Promise<void> {
  const proposal = proposalIn(output)
  if (!proposal || !(await lockChat(req, chatId))) return
  await addMessage(req, {
    chatId,
    id: randomUUID(),
    parts: [{ data: proposal, id: proposal.id, type: 'data-proposal' }],
    role: 'assistant',
    state: 'complete',
    tenantId,
  })
}
