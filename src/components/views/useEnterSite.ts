'use client'

import { useConfig } from '@payloadcms/ui'
import { useApi } from '../calls/useApi'

/** Puts one of the person's sites on screen and goes to its dashboard. If it cannot be put there, the dashboard shows what is. */
export function useEnterSite(): (tenantId: string) => Promise<void> {
  const call = useApi()
  const { admin } = useConfig().config.routes
  return async (tenantId) => {
    await call('POST', '/users/set-tenant', { tenantId })
    window.location.assign(admin)
  }
}
