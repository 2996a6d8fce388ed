import type { PayloadRequest, RequestContext } from 'payload'

/** Runs something with values in the request's context, and restores the previous ones, also after an error. */
export async function withContext<Result>(
  req: Pick<PayloadRequest, 'context'>,
  values: RequestContext,
  run: () => Promise<Result>,
): Promise<Result> {
  const previous = Object.fromEntries(Object.keys(values).map((key) => [key, req.context[key]]))
  Object.assign(req.context, values)
  try {
    return await run()
  } finally {
    Object.assign(req.context, previous)
  }
}

/** Runs saves without audit entries of their own: the caller writes one for all of them. */
export const withoutAudit = <Result>(
  req: Pick<PayloadRequest, 'context'>,
  run: () => Promise<Result>,
): Promise<Result> => withContext(req, { withoutAudit: true }, run)
