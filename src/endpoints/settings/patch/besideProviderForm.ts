import { addDataAndFileToRequest, type PayloadHandler } from 'payload'
import { personOf } from '../../../access/personOf'

/**
 * Lets the provider's own form through to Payload: it sends a whole tenant, with fields that no operation knows.
 * @param fields of the operation
 */
export const besideProviderForm =
  (fields: string[]) =>
  (operation: PayloadHandler): PayloadHandler =>
  async (req) => {
    await addDataAndFileToRequest(req)
    const data = (req.data ?? {}) as Record<string, unknown>
    const isForm = Object.keys(data).some((field) => !fields.includes(field))
    if (!isForm || !(await personOf(req))?.isSuperAdmin) return operation(req)
    const doc = await req.payload.update({ id: String(req.routeParams?.id), collection: 'tenants', data, depth: 0, overrideAccess: false, req })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  }
