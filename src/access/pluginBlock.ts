import type { Block, PayloadRequest } from 'payload'
import type { Transaction } from '../database/connections'
import type { ShownBlock } from '../lib/site/embed'

/** What is filled in in one block, texts in the language of the reader. */
export type BlockValues = Readonly<Record<string, unknown>>

/** A block of pages and posts that a plugin adds to those of the core. */
export interface PluginBlock {
  block: Block
  /**
   * May it stand on pages of a tenant? Forms offer it where it may, and nowhere else can it be added.
   * @param values of one that is saved; none while it is only offered
   */
  isOffered: (req: PayloadRequest, tenant: string, values?: BlockValues) => Promise<boolean>
  /** What visitors of a tenant see of each of some blocks of this kind; null where that is nothing. */
  show: (req: Transaction, tenant: string, blocks: BlockValues[]) => Promise<(ShownBlock | null)[]>
}
