import type { Block, PayloadRequest } from 'payload'
import type { Transaction } from '../database/connections'
import type { ShownBlock } from '../lib/site/embed'

/** The values of one block, with texts in the requested language. */
export type BlockValues = Readonly<Record<string, unknown>>

/** A block that a plugin adds to pages and posts. */
export interface PluginBlock {
  block: Block
  /**
   * Whether a tenant can use the block. Forms offer it only then, and saving it anywhere else is refused.
   * @param values of the saved block; omitted when the form lists the blocks to offer
   */
  isOffered: (req: PayloadRequest, tenant: string, values?: BlockValues) => Promise<boolean>
  /** Resolves what visitors see of each of the given blocks; null for nothing. */
  resolve: (req: Transaction, tenant: string, blocks: BlockValues[]) => Promise<(ShownBlock | null)[]>
}
