import { isRecord } from '../../../../lib/values'
import type { ShownProposal } from './proposal'

/** The proposal that an operation has made; null where it is none that makes one. */
export const proposalIn = (output: unknown): ShownProposal | null =>
  isRecord(output) && isRecord(output.proposal) ? (output.proposal as unknown as ShownProposal) : null
