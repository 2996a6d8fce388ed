import type { Sale } from '../lib/events/sale'
import type { Transaction } from '../database/connections'

/** Returns the sale information of a tenant's performances, by performance id. Performances without any are omitted. */
export type LoadSales = (req: Transaction, tenant: string, performances: string[]) => Promise<Map<string, Sale>>
