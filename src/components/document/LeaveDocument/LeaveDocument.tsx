'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Lets go of the document when its screen is left. Payload does so only until the first save. */
export function LeaveDocument() {
  const { routes, serverURL } = useConfig().config
  const { id, collectionSlug, documentLockState } = useDocumentInfo()
  const { user } = useAuth()
  const me = user?.id
  useEffect(() => {
    if (!id || !collectionSlug) return
    const address = `${serverURL}${routes.api}/documents/${collectionSlug}/${id}/leave`
    const leave = () => {
      const holder = documentLockState.current?.user
      if ((typeof holder === 'object' ? holder?.id : holder) !== me) return
      // It goes on when the page is gone. Where it fails the lock ends by itself.
      fetch(address, { body: '{}', credentials: 'include', headers: { 'Content-Type': 'application/json' }, keepalive: true, method: 'POST' }).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [collectionSlug, documentLockState, id, me, routes.api, serverURL])
  return null
}
