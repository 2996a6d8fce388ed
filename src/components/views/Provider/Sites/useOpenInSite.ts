'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'

/**
 * Switches to a site, like the site selector, and opens one of its screens. If switching fails, it stays on the current
 * page instead of showing another site's data.
 */
export function useOpenInSite(): (tenantId: string, path: `/${string}` | '') => Promise<void> {
  const t = useMessages()
  const call = useApi()
  const { admin: adminRoute } = useConfig().config.routes
  return async (tenantId, path) => {
    const result = await call('POST', '/users/set-tenant', { tenantId })
    if (result.success) window.location.assign(path ? formatAdminURL({ adminRoute, path }) : adminRoute)
    else toast.error(result.error || t('providerFailed'))
  }
}
