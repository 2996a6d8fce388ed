import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'

/**
 * Runs several writes in one transaction, so that an interrupted seed never leaves a document without its translation.
 * @param by the acting user, whose publishing is recorded in the activity log; without one, nothing is recorded
 */
export async function inTransaction<Result>(
  payload: Payload,
  by: TypedUser | undefined,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  // Events are written with their dates, so hundreds of performances need not update them again.
  const req = await createLocalReq(
    { context: { spansFollow: true, withoutAudit: !by }, ...(by && { user: by }) },
    payload,
  )
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
