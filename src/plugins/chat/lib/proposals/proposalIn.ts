import { isRecord } from '../../../../lib/values'
import type { ShownProposal } from './proposal'

/** The proposal in an operation's output; null if it has none. */
export const proposalIn = (output: unknown): ShownProposal | null =>
  isRecord(output) && isRecord(output.proposal) ? (output.proposal as unknown as ShownProposal) : null
