import type { ToolSet } from 'ai'
import type { BasePayload } from 'payload'
import { callboardOf } from '../../../../access/registryOf'
import type { AnyOperation } from '../../../../endpoints/define'
import { toTool } from '../../../../endpoints/toTool'
import type { Chunk } from '../messages'
import { proposalIn } from '../proposals/proposalIn'
import { asData } from './asData'

export interface ToolOptions {
  /** Of the request of the person who asks: their session is asked again at each step. */
  headers: Headers
  tenantId: string
  /** Inputs that no model decides: the tenant, the conversation, the message that is answered. */
  given: Record<string, unknown>
  /** Only tools that read: what is asked was not typed by the person. */
  isReadOnly: boolean
  /** Puts a proposal beside the text of the answer. */
  show: (chunk: Chunk) => void
}

/**
 * Does the assistant offer this operation? None that writes to the audit log: that changes something, and only a person
 * does so, by applying a proposal.
 */
export const isOffered = ({ audit, tool }: Pick<AnyOperation, 'audit' | 'tool'>, isReadOnly: boolean): boolean =>
  tool !== undefined && audit === null && !(isReadOnly && tool.proposes)

/**
 * The operations that an assistant may call, for one person in one tenant. What belongs to another tenant is not there,
 * whatever ids a model comes up with.
 */
export async function toolsFor(
  payload: BasePayload,
  { given, headers, isReadOnly, show, tenantId }: ToolOptions,
): Promise<ToolSet> {
  const { tool } = await import('ai')
  const operations = (callboardOf(payload).operations as AnyOperation[]).filter((operation) =>
    isOffered(operation, isReadOnly),
  )
  return Object.fromEntries(
    operations.map((operation) => {
      const { description, execute, inputSchema, name } = toTool(
        operation,
        { headers, onlyIn: tenantId, payload },
        given,
      )
      const run = async (input: unknown) => {
        const result = await execute(input)
        const proposal = result.success ? proposalIn(result.doc) : null
        if (proposal) show({ data: proposal, id: proposal.id, type: 'data-proposal' })
        return asData(result)
      }
      return [name, tool({ description, execute: run, inputSchema })]
    }),
  )
}
