import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type BasePayload,
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
