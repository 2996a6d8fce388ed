'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { ApiPath } from '../../calls/callApi'
import { useCall, type Call } from '../../calls/useCall'

/** Payload draws the controls of a document anew when it is taken over, say: that is not leaving. In milliseconds. */
const A_MOMENT = 500

/** Documents that seem to be left, by the path of the call. */
const leaving = new Map<ApiPath, ReturnType<typeof setTimeout>>()

/** Lets go of the document when its screen is left. Payload does so only until the first save. */
export function LeaveDocument() {
  const call = useCall()
  const { id, collectionSlug, documentLockState } = useDocumentInfo()
  const { user } = useAuth()
  const me = user?.id
  const path: ApiPath | null = id && collectionSlug ? `/documents/${collectionSlug}/${id}/leave` : null
  useEffect(() => {
    if (!path) return
    clearTimeout(leaving.get(path))
    const isMine = () => {
      const holder = documentLockState.current?.user
      return (typeof holder === 'object' ? holder?.id : holder) === me
    }
    const closePage = () => {
      if (isMine()) leave(call, path)
    }
    window.addEventListener('pagehide', closePage)
    return () => {
      window.removeEventListener('pagehide', closePage)
      if (isMine())
        leaving.set(
          path,
          setTimeout(() => leave(call, path), A_MOMENT),
        )
    }
  }, [call, documentLockState, me, path])
  return null
}

/** It goes on when the page is gone. Where it fails the lock ends by itself. */
function leave(call: Call, path: ApiPath): void {
  leaving.delete(path)
  call(path, { body: {}, keepalive: true }).catch(() => undefined)
}
