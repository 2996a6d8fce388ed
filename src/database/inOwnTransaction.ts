import {
  type BasePayload,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'

/** Runs a function in a new transaction, committed on return: for internal work without a user. */
export async function inOwnTransaction<Result>(
  payload: BasePayload,
  run: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await run(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

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
