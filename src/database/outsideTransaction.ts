import { initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Does slow work while the request holds no connection, and gives it a fresh transaction afterwards. For the beginning
 * of an operation only: what was written before is undone.
 */
export async function outsideTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  if (!req.transactionID) return work()
  await killTransaction(req)
  const result = await work()
  await initTransaction(req)
  return result
}
