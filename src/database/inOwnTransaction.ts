import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type BasePayload,
  type PayloadRequest,
} from 'payload'

/** Runs something in a transaction of its own, which is over when it returns: work of ours, without a person. */
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
