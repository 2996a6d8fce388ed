import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import type { PayloadRequest } from 'payload'

/**
 * Why: "Copy to another language" reads both languages with fallbacks. It would store English texts as translations,
 * and take a text that merely falls back to English for one that is written.
 * Relies on: the handler reading through `req.payload.findByID`.
 * Ends with: Payload reading without fallbacks there.
 */
export const copyDataFromLocale: typeof copyDataFromLocaleHandler = (args) =>
  copyDataFromLocaleHandler({ ...args, req: withoutFallbacks(args.req) })

function withoutFallbacks(req: PayloadRequest): PayloadRequest {
  const { payload } = req
  const findByID: typeof payload.findByID = (options) =>
    payload.findByID({ ...options, fallbackLocale: false, overrideAccess: false })
  const reading = Object.create(payload, { findByID: { value: findByID } }) as PayloadRequest['payload']
  return Object.create(req, { payload: { value: reading, writable: true } }) as PayloadRequest
}
