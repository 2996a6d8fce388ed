import { addDataAndFileToRequest, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import { failureResponse } from './answers'
import { isMultipart } from '../lib/http/formType'
import { asOperationError } from './asOperationError'
import type { AnyOperation, Operation } from './define'
import { runOperation } from './runOperation'

/** An operation as a REST endpoint. */
export const toEndpoint = (operation: AnyOperation): Endpoint => ({
  custom: { operation: operation.name },
  handler: operation.door ? operation.door(handlerOf(operation)) : handlerOf(operation),
  method: operation.method,
  path: operation.path,
})

const handlerOf =
  (operation: AnyOperation): PayloadHandler =>
  async (req) => {
    try {
      const output = await runOperation(operation as unknown as Operation, req, await inputOf(req, operation.takesFile))
      return output instanceof Response ? output : Response.json(output, { status: operation.status ?? 200 })
    } catch (error) {
      const refusal = asOperationError(error, operation.area)
      if (refusal) return failureResponse(operation.reword?.(refusal) ?? refusal)
      throw error
    }
  }

/** Parts of the path win over the body, the body over the query. */
async function inputOf(req: PayloadRequest, takesFile = false): Promise<Record<string, unknown>> {
  if (takesFile && isMultipart(req.headers.get('Content-Type') ?? '')) return readForm(req)
  if (req.method !== 'GET' && req.data === undefined) await addDataAndFileToRequest(req)
  const { collection: _, global: __, ...parts } = req.routeParams ?? {}
  const query =
    req.method === 'GET' || req.method === 'DELETE' ? Object.fromEntries(req.searchParams ?? new URLSearchParams()) : {}
  return { ...query, ...(req.data as Record<string, unknown> | undefined), ...parts }
}

/** The texts of a form; its file becomes the request's. Payload reads forms of its own screens only. */
async function readForm(req: PayloadRequest): Promise<Record<string, unknown>> {
  const form = await req.formData?.()
  const file = form?.get('file')
  if (file instanceof File)
    req.file = { data: Buffer.from(await file.arrayBuffer()), mimetype: file.type, name: file.name, size: file.size }
  return Object.fromEntries([...(form ?? [])].filter(([name, value]) => name !== 'file' && typeof value === 'string'))
}
