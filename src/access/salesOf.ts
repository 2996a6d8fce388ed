import type { Sale } from '../lib/events/sale'
import type { Transaction } from '../database/connections'

/** Says what is known of the sale of performances of a tenant, by their ids. What nothing is known of is left out. */
export type SalesOf = (req: Transaction, tenant: string, performances: string[]) => Promise<Map<string, Sale>>
