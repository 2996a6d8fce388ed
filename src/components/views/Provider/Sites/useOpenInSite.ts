'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useApi } from '../../../calls/useApi'
import { useMessages } from '../../../ui/useMessages'

/** Puts a site on screen, as the site selector does, and opens a screen of it. Where it cannot be put there, nothing of another is shown. */
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
