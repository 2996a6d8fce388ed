'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useCall, type Call } from '@/components/calls/useCall'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useMessages } from '@/components/ui/useMessages'

/** Session storage key: the site just switched to, so that the switch and its notice happen once. */
const FOLLOWED = 'callboard-followed-site'

/**
 * Opening a document of another of the user's sites by URL switches to that site, so that the frame names it and new
 * documents are created there.
 * @param owner id of the site; other values are ignored
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
      void switchSite(call, owner)
    }
  }, [call, owner, site, t])
}

/** Users without access to the site stay where they are; they can still see the document. */
async function switchSite(call: Call, tenantId: string): Promise<void> {
  try {
    await call('/users/set-tenant', { body: { tenantId } })
    window.location.reload()
  } catch {
    // Rejected or offline: the document stays open, and the next page tries again.
  }
}
