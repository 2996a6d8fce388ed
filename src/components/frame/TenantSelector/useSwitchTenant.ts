'use client'

import { useConfig } from '@payloadcms/ui'
import { switchTenant } from './switchTenant'
import type { TenantChoice } from '../navigation/frameOf'

/** Puts another tenant on screen: saved on the server, shown here at once, then everything is loaded anew. */
export function useSwitchTenant(current: string | null, onSelected: (tenant: TenantChoice) => void): (tenant: TenantChoice) => Promise<void> {
  const { routes, serverURL } = useConfig().config
  return (tenant) =>
    switchTenant(tenant.id, current, {
      goToRoot: () => window.location.assign(routes.admin),
      save: (tenantId) =>
        fetch(`${serverURL}${routes.api}/users/set-tenant`, {
          body: JSON.stringify({ tenantId }),
          credentials: 'include',
          headers: { 'Content-Type': 'application/json' },
          method: 'POST',
        }),
      select: () => onSelected(tenant),
    })
}
