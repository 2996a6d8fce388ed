import { initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs slow work without holding a connection, then gives the request a new transaction. Only at the beginning of an
 * operation: earlier writes are rolled back.
 */
export async function outsideTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  if (!req.transactionID) return work()
  await killTransaction(req)
  const result = await work()
  await initTransaction(req)
  return result
}
