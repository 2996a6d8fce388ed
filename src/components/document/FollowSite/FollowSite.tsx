'use client'

import { toast, useConfig, useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useWords } from '../../ui/useWords'
import { useSiteZone } from './useSiteZone'

/** Kept for one tab: the site that it has just gone to, so that it goes once and says so. */
const FOLLOWED = 'callboard-followed-site'

/**
 * A document of another of the person's sites, opened by its address, puts that site on screen: whoever is in it reads
 * of it in the frame, and what they add goes there. Not from a drawer, which is a look aside.
 */
export function FollowSite() {
  const t = useWords()
  const { routes, serverURL } = useConfig().config
  const { data, savedDocumentData } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const site = useSiteOnScreen()
  useSiteZone(site?.timezone)
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant
  useEffect(() => {
    if (typeof owner !== 'string' || !site || isInDrawer) return
    const followed = sessionStorage.getItem(FOLLOWED)
    if (owner === site.id) {
      if (followed === owner) toast.info(t('siteFollowed', { site: site.name }))
      sessionStorage.removeItem(FOLLOWED)
    } else if (followed !== owner) {
      sessionStorage.setItem(FOLLOWED, owner)
      void follow(`${serverURL}${routes.api}/users/set-tenant`, owner)
    }
  }, [isInDrawer, owner, routes.api, serverURL, site, t])
  return null
}

/** Whoever may not go there stays: the document is theirs to see all the same. */
async function follow(address: string, tenantId: string): Promise<void> {
  try {
    const answer = await fetch(address, { body: JSON.stringify({ tenantId }), credentials: 'include', headers: { 'Content-Type': 'application/json' }, method: 'POST' })
    if (answer.ok) window.location.reload()
  } catch {
    // Away: the document stands there, and the next page asks again.
  }
}
