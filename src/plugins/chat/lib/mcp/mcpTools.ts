import { randomUUID } from 'node:crypto'
import { type PayloadRequest, commitTransaction, initTransaction, killTransaction } from 'payload'
import { z } from 'zod'
import type { TokenScope } from '@/access/bearerTokens'
import { callboardOf } from '@/exports/server'
import type { Person } from '@/exports/types'
import type { AnyOperation } from '@/endpoints/define'
import { evaluateRule } from '@/endpoints/routeRules'
import { runAuthenticatedAction, type ActionResult } from '@/endpoints/actions'
import { applyProposal, dismissProposal, undoChat } from '../../operations/proposals'
import { readPictures } from '../attachments/readPictures'
import { SHOWING, shownIds } from '../attachments/withPictures'
import { isOffered, asData } from '../tools/toolsFor'
import { addMessage } from '@/plugins/chat/lib/chatMessages'
import { lockChat, openChat } from '@/plugins/chat/lib/chats'
import { proposalIn } from '../proposals/proposal'
import { required } from '@/lib/values'

/** A tool as described by the Model Context Protocol. */
export interface McpTool {
  name: string
  description: string
  annotations: { destructiveHint: boolean; readOnlyHint: boolean }
  inputSchema: { type: 'object'; [name: string]: unknown }
}

/** The content of a tool result: text, and pictures for a tool that shows some. */
type McpContent = { data: string; mimeType: string; type: 'image' } | { text: string; type: 'text' }

export interface McpCaller {
  req: PayloadRequest
  person: Person
  /** Scope of the caller's token. */
  scope: TokenScope
}

/** Tools to decide about proposals, for which the admin has buttons. */
const DECISIONS: { description: string; operation: AnyOperation }[] = [
  {
    description:
      'Applies a proposal, by its id, or every one that waits, with "all". Ask the person first: this changes their site, as drafts.',
    operation: applyProposal,
  },
  { description: 'Dismisses a proposal, by its id, or every one that waits, with "all".', operation: dismissProposal },
  { description: 'Takes back everything that was applied with this token, the newest first.', operation: undoChat },
]

/** The tools available to the token, including those that decide about proposals. */
export function listMcpTools({ person, req, scope }: McpCaller): McpTool[] {
  const serverKeys = Object.keys(serverArguments(scope))
  const isAllowed = ({ who }: AnyOperation) => evaluateRule(who, person, scope.tenantId) === 'allowed'
  const offered = offeredOperations(req)
    .filter(isAllowed)
    .map((operation) => {
      const { description, proposes } = required(operation.tool, `the tool ${operation.name}`)
      return describe(operation, { description, given: serverKeys, isReadOnly: !proposes })
    })
  return [
    ...offered,
    ...DECISIONS.map(({ description, operation }) =>
      describe(operation, { description, given: ['id'], isReadOnly: false }),
    ),
  ]
}

/**
 * Calls a tool as the owner of the token.
 * @returns null if there is no such tool
 */
export async function callMcpTool(
  { req, scope }: McpCaller,
  name: string,
  input: Record<string, unknown>,
): Promise<{ content: McpContent[]; isError: boolean } | null> {
  const decision = DECISIONS.find(({ operation }) => operation.name === name)?.operation
  const operation = decision ?? offeredOperations(req).find((candidate) => candidate.name === name)
  if (!operation) return null
  // Arguments set by the server override any that the caller sends under the same name.
  const given = decision
    ? { id: scope.id }
    : Object.fromEntries(
        Object.entries(serverArguments(scope)).filter(([key]) => Object.hasOwn(operation.input.shape, key)),
      )
  const call = () => runAuthenticatedAction(operation, { ...input, ...given }, req, scope.tenantId)
  const result = await (operation.tool?.proposes ? proposeInConversation(req, scope, call) : call())
  const data = result.success ? asData(result) : explain(result)
  const pictures = name === SHOWING ? await readPictures(req.payload, scope.tenantId, shownIds(data)) : []
  const shown = pictures.flatMap(({ content, id, type }): McpContent[] => [
    { text: `Picture ${id}:`, type: 'text' },
    { data: content.toString('base64'), mimeType: type, type: 'image' },
  ])
  return { content: [{ text: JSON.stringify(data), type: 'text' }, ...shown], isError: !result.success }
}

/** A refusal with the argument that each problem is about, so that a model can correct itself. */
function explain({ error, errors = [] }: Extract<Result, { success: false }>): { error: string; errors?: object[] } {
  const located = errors.filter(({ path }) => path)
  if (located.length === 0) return { error }
  return { error: located.map(({ message, path }) => `${path}: ${message}`).join('\n'), errors: located }
}

const offeredOperations = ({ payload }: PayloadRequest): AnyOperation[] =>
  (callboardOf(payload).operations as AnyOperation[]).filter((operation) => isOffered(operation, false))

/**
 * A token's conversation has the token's id. Each call gets its own message, so that the same proposal can be made
 * again.
 */
const serverArguments = ({ id, tenantId }: TokenScope) => ({ chat: id, message: randomUUID(), tenant: tenantId })

function describe(
  { input, name }: AnyOperation,
  { description, given, isReadOnly }: { description: string; given: string[]; isReadOnly: boolean },
): McpTool {
  const shape = Object.fromEntries(Object.entries(input.shape).filter(([key]) => !given.includes(key)))
  const schema = z.toJSONSchema(z.strictObject(shape), { io: 'input', unrepresentable: 'any' })
  return {
    annotations: { destructiveHint: false, readOnlyHint: isReadOnly },
    description,
    inputSchema: { ...schema, type: 'object' },
    name,
  }
}

type Result = ActionResult<unknown>

/**
 * Runs a proposing tool in a conversation of the token's owner, who can see and undo the proposal there. The
 * transaction is rolled back if the tool fails.
 */
async function proposeInConversation(
  req: PayloadRequest,
  scope: TokenScope,
  propose: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req)
  try {
    await openChat(req, {
      id: scope.id,
      tenantId: scope.tenantId,
      title: scope.name,
      userId: String(required(req.user, 'the owner of the token').id),
    })
    const result = await propose()
    if (!result.success) {
      await killTransaction(req)
      return result
    }
    await recordProposal(req, scope, result.doc)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function recordProposal(
  req: PayloadRequest,
  { id: chatId, tenantId }: TokenScope,
  output: unknown,
): Promise<void> {
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
