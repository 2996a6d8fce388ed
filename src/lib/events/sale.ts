/** What a box office says of the sale of a performance, beside its state. */
export interface Sale {
  /** It can be bought online at this moment. Null where the box office does not say. */
  isOnSale: boolean | null
  /** When selling begins: ISO 8601 in UTC. */
  onSaleFrom: string | null
  /** Few tickets are left. False where the box office does not say. */
  isFewLeft: boolean
}

/** Fewer than one in ten, or fewer than ten in all. */
const FEW_OF_TEN = 10
const FEW = 10

/**
 * Are few tickets left, but not none?
 * @param left tickets that can still be bought
 * @param of all that there were; null where nobody says: then a few are fewer than ten
 */
export function isFewLeft(left: unknown, of: unknown): boolean {
  if (typeof left !== 'number' || left <= 0) return false
  return typeof of === 'number' && of > 0 ? left * FEW_OF_TEN <= of : left < FEW
}
