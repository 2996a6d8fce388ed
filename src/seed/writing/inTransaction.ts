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
 * Does several writes or none: a killed seed never leaves a document without its translation.
 * @param by who does it; their publishing stands in the activity log, that of nobody does not
 */
export async function inTransaction<Result>(
  payload: Payload,
  by: TypedUser | undefined,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  // Events get their dates with their own data; hundreds of performances need not write them again.
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
