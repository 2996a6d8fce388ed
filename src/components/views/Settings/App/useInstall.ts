'use client'

import { useCallback } from 'react'
import type { ActionResult } from '../../../../endpoints/toAction'
import { isStale } from '../../../settings/StaleNotice/StaleNotice'
import { useApi } from '../../../calls/useApi'

interface Site {
  installedApps?: string[] | null
  updatedAt: string
}

/** Others may enable apps at the same moment; each of them takes a turn. */
const TRIES = 5

type Install = (appId: string, isOn: boolean) => Promise<ActionResult<unknown>>

/** Enables or removes one app and leaves the others as they are at that moment. */
export function useInstall(siteId: string): Install {
  const call = useApi()
  return useCallback(
    async (appId, isOn) => {
      for (let attempt = 1; ; attempt++) {
        const site = await call<Site>('GET', `/tenants/${siteId}?depth=0`)
        if (!site.success) return site
        const others = (site.doc.installedApps ?? []).filter((id) => id !== appId)
        const result = await call('PATCH', `/tenants/${siteId}`, {
          installedApps: isOn ? [...others, appId] : others,
          updatedAt: site.doc.updatedAt,
        })
        if (result.success || !isStale(result.code) || attempt === TRIES) return result
      }
    },
    [call, siteId],
  )
}
