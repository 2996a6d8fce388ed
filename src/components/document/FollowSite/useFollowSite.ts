'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useCall, type Call } from '../../calls/useCall'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useMessages } from '../../ui/useMessages'

/** Kept for one tab: the site that it has just gone to, so that it goes once and says so. */
const FOLLOWED = 'callboard-followed-site'

/**
 * What belongs to another of the person's sites, opened by its address, puts that site on screen: whoever is in it reads
 * of it in the frame, and what they add goes there.
 * @param owner id of the site; anything else follows nothing
 */
export function useFollowSite(owner: unknown): void {
  const t = useMessages()
  const call = useCall()
  const site = useSiteOnScreen()
  useEffect(() => {
    if (typeof owner !== 'string' || !site) return
    const followed = sessionStorage.getItem(FOLLOWED)
    if (owner === site.id) {
      if (followed === owner) toast.info(t('siteFollowed', { site: site.name }))
      sessionStorage.removeItem(FOLLOWED)
    } else if (followed !== owner) {
      sessionStorage.setItem(FOLLOWED, owner)
      void follow(call, owner)
    }
  }, [call, owner, site, t])
}

/** Whoever may not go there stays: it is theirs to see all the same. */
async function follow(call: Call, tenantId: string): Promise<void> {
  try {
    await call('/users/set-tenant', { body: { tenantId } })
    window.location.reload()
  } catch {
    // Refused, or away: what was opened stands there, and the next page asks again.
  }
}
