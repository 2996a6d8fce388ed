'use client'

import { useConfig } from '@payloadcms/ui'
import { useCall } from '../../calls/useCall'
import { switchTenant } from './switchTenant'
import type { TenantChoice } from '../navigation/frameOf'

/** Puts another tenant on screen: saved on the server, shown here at once, then everything is loaded anew. */
export function useSwitchTenant(
  current: string | null,
  onSelected: (tenant: TenantChoice) => void,
): (tenant: TenantChoice) => Promise<void> {
  const call = useCall()
  const { routes } = useConfig().config
  return (tenant) =>
    switchTenant(tenant.id, current, {
      goToRoot: () => window.location.assign(routes.admin),
      save: (tenantId) => call('/users/set-tenant', { body: { tenantId } }),
      select: () => onSelected(tenant),
    })
}
