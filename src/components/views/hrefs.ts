import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** Builds URLs of the admin from paths below its root. */
export const hrefs =
  ({ payload }: Pick<PayloadRequest, 'payload'>) =>
  (path: `/${string}`): string =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path })

export type HrefOf = ReturnType<typeof hrefs>
