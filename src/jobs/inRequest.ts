import { commitTransaction, createLocalReq, initTransaction, killTransaction, type BasePayload, type PayloadRequest } from 'payload'

/** Runs work of the provider's own, without a person, in one transaction. */
export async function inRequest<Result>(payload: BasePayload, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
