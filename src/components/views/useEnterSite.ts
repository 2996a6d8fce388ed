'use client'

import { useConfig } from '@payloadcms/ui'
import { useApi } from '@/components/calls/useApi'

/**
 * Switches to one of the user's sites and opens its dashboard. If switching fails, the dashboard shows the current
 * site.
 */
export function useEnterSite(): (tenantId: string) => Promise<void> {
  const call = useApi()
  const { admin } = useConfig().config.routes
  return async (tenantId) => {
    await call('POST', '/users/set-tenant', { tenantId })
    window.location.assign(admin)
  }
}
