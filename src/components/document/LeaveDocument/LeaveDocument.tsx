'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload draws the controls of a document anew when it is taken over, say: that is not leaving. In milliseconds. */
const A_MOMENT = 500

/** Documents that seem to be left, by address. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

/** Lets go of the document when its screen is left. Payload does so only until the first save. */
export function LeaveDocument() {
  const { routes, serverURL } = useConfig().config
  const { id, collectionSlug, documentLockState } = useDocumentInfo()
  const { user } = useAuth()
  const me = user?.id
  const address = id && collectionSlug ? `${serverURL}${routes.api}/documents/${collectionSlug}/${id}/leave` : null
  useEffect(() => {
    if (!address) return
    clearTimeout(leaving.get(address))
    const isMine = () => {
      const holder = documentLockState.current?.user
      return (typeof holder === 'object' ? holder?.id : holder) === me
    }
    const closePage = () => {
      if (isMine()) leave(address)
    }
    window.addEventListener('pagehide', closePage)
    return () => {
      window.removeEventListener('pagehide', closePage)
      if (isMine()) leaving.set(address, setTimeout(() => leave(address), A_MOMENT))
    }
  }, [address, documentLockState, me])
  return null
}

/** It goes on when the page is gone. Where it fails the lock ends by itself. */
function leave(address: string): void {
  leaving.delete(address)
  fetch(address, { body: '{}', credentials: 'include', headers: { 'Content-Type': 'application/json' }, keepalive: true, method: 'POST' }).catch(() => undefined)
}
