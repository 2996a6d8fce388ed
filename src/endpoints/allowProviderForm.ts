import { addDataAndFileToRequest, type CollectionSlug, type PayloadHandler } from 'payload'
import { personOf } from '@/access/personOf'

/**
 * Passes a super-admin's form on to Payload: it sends a whole document with fields that the operation does not accept.
 * @param fields accepted by the operation
 */
export const allowProviderForm =
  (collection: CollectionSlug, fields: string[]) =>
  (operation: PayloadHandler): PayloadHandler =>
  async (req) => {
    await addDataAndFileToRequest(req)
    const data = (req.data ?? {}) as Record<string, unknown>
    const isForm = Object.keys(data).some((field) => !fields.includes(field))
    if (!isForm || !(await personOf(req))?.isSuperAdmin) return operation(req)
    const options = { collection, data, depth: 0, overrideAccess: false, req } as const
    const id = req.routeParams?.id
    if (id === undefined)
      return Response.json(
        {
          doc: await req.payload.create(options),
          message: req.t('general:successfullyCreated', { label: collection }),
        },
        { status: 201 },
      )
    return Response.json({
      doc: await req.payload.update({ ...options, id: String(id) }),
      message: req.t('general:updatedSuccessfully'),
    })
  }
