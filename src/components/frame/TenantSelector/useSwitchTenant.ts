'use client'

import { useConfig } from '@payloadcms/ui'
import { useCall } from '@/components/calls/useCall'
import { leaveFor } from '@/components/ui/SaveBar/leaving'
import { switchTenant } from './switchTenant'
import type { TenantChoice } from '../navigation/frameOf'

/** Switches the tenant: saves it on the server, shows it immediately, then reloads the admin. */
export function useSwitchTenant(
  current: string | null,
  onSelected: (tenant: TenantChoice) => void,
): (tenant: TenantChoice) => void {
  const call = useCall()
  const { routes } = useConfig().config
  return (tenant) =>
    leaveFor(() => {
      void switchTenant(tenant.id, current, {
        goToRoot: () => window.location.assign(routes.admin),
        save: (tenantId) => call('/users/set-tenant', { body: { tenantId } }),
        select: () => onSelected(tenant),
      })
    })
}
