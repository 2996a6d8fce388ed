/** Sales data of a performance from the box office, in addition to its state. */
export interface Sale {
  /** Tickets can currently be bought online. Null if unknown. */
  isOnSale: boolean | null
  /** Start of sales: ISO 8601 in UTC. */
  onSaleFrom: string | null
  /** Few tickets are left. False if unknown. */
  isFewLeft: boolean
}

/** Few means at most one in ten, or fewer than ten if the total is unknown. */
const FEW_RATIO = 10
const FEW = 10

/**
 * Whether few tickets, but at least one, are left.
 * @param left number of available tickets
 * @param total total number of tickets; null if unknown
 */
export function isFewLeft(left: unknown, total: unknown): boolean {
  if (typeof left !== 'number' || left <= 0) return false
  return typeof total === 'number' && total > 0 ? left * FEW_RATIO <= total : left < FEW
}
