import { randomUUID } from 'node:crypto'
import { type PayloadRequest, commitTransaction, initTransaction, killTransaction } from 'payload'
import { z } from 'zod'
import type { TokenScope } from '../../../../access/bearerTokens'
import type { Person } from '../../../../access/person'
import { callboardOf } from '../../../../access/registryOf'
import type { AnyOperation } from '../../../../endpoints/define'
import { decide } from '../../../../endpoints/rules'
import { actionResult, type ActionResult } from '../../../../endpoints/toAction'
import { applyProposal, dismissProposal, undoChat } from '../../operations/proposals'
import { readPictures } from '../attachments/readPictures'
import { SHOWING, shownIds } from '../attachments/withPictures'
import { asData } from '../tools/asData'
import { isOffered } from '../tools/toolsFor'
import { addMessage, createChat, lockChat } from '@/plugins/chat/database/conversations'
import { proposalIn } from '../proposals/proposalIn'

/** A tool as the Model Context Protocol describes it. */
export interface McpTool {
  name: string
  description: string
  annotations: { destructiveHint: boolean; readOnlyHint: boolean }
  inputSchema: { type: 'object'; [name: string]: unknown }
}

/** What a tool answers: text, and pictures where it shows some. */
type McpContent = { data: string; mimeType: string; type: 'image' } | { text: string; type: 'text' }

export interface McpCaller {
  req: PayloadRequest
  person: Person
  /** Of the token that the caller came with. */
  scope: TokenScope
}

/** What becomes of proposals: in the admin a person presses buttons for these. */
const DECISIONS: { description: string; operation: AnyOperation }[] = [
  {
    description:
      'Applies a proposal, by its id, or every one that waits, with "all". Ask the person first: this changes their site, as drafts.',
    operation: applyProposal,
  },
  { description: 'Dismisses a proposal, by its id, or every one that waits, with "all".', operation: dismissProposal },
  { description: 'Takes back everything that was applied with this token, the newest first.', operation: undoChat },
]

/** The tools of the assistant that the token may use, and what decides about proposals. */
export function listMcpTools({ person, req, scope }: McpCaller): McpTool[] {
  const given = Object.keys(givenTo(scope))
  const isAllowed = ({ who }: AnyOperation) => decide(who, person, scope.tenantId) === 'allowed'
  const offered = offeredTo(req)
    .filter(isAllowed)
    .map((operation) =>
      describe(operation, { description: operation.tool!.description, given, isReadOnly: !operation.tool!.proposes }),
    )
  return [
    ...offered,
    ...DECISIONS.map(({ description, operation }) =>
      describe(operation, { description, given: ['id'], isReadOnly: false }),
    ),
  ]
}

/**
 * Calls a tool as the owner of the token.
 * @returns null where there is no such tool
 */
export async function callMcpTool(
  { req, scope }: McpCaller,
  name: string,
  input: Record<string, unknown>,
): Promise<{ content: McpContent[]; isError: boolean } | null> {
  const decision = DECISIONS.find(({ operation }) => operation.name === name)?.operation
  const operation = decision ?? offeredTo(req).find((one) => one.name === name)
  if (!operation) return null
  // What the server decides wins over whatever the caller sends under its name.
  const given = decision
    ? { id: scope.id }
    : Object.fromEntries(Object.entries(givenTo(scope)).filter(([key]) => Object.hasOwn(operation.input.shape, key)))
  const call = () => actionResult(operation, { ...input, ...given }, req, scope.tenantId)
  const result = await (operation.tool?.proposes ? inConversation(req, scope, call) : call())
  const answer = asData(result)
  const pictures = name === SHOWING ? await readPictures(req.payload, scope.tenantId, shownIds(answer)) : []
  const shown = pictures.flatMap(({ content, id, type }): McpContent[] => [
    { text: `Picture ${id}:`, type: 'text' },
    { data: content.toString('base64'), mimeType: type, type: 'image' },
  ])
  return { content: [{ text: JSON.stringify(answer), type: 'text' }, ...shown], isError: !result.success }
}

const offeredTo = ({ payload }: PayloadRequest): AnyOperation[] =>
  (callboardOf(payload).operations as AnyOperation[]).filter((operation) => isOffered(operation, false))

/** The conversation of a token has its id. Each call answers a message of its own, so that the same can be proposed again. */
const givenTo = ({ id, tenantId }: TokenScope) => ({ chat: id, message: randomUUID(), tenant: tenantId })

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
 * Has a program propose something in a conversation of its token's owner, who sees it there and can take it back. Nothing
 * is left of what was refused.
 */
async function inConversation(req: PayloadRequest, scope: TokenScope, propose: () => Promise<Result>): Promise<Result> {
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
