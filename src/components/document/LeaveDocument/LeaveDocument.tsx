'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { ApiPath } from '@/components/calls/callApi'
import { useCall, type Call } from '@/components/calls/useCall'
import { LeaveGuard } from './LeaveGuard'

/** Payload remounts a document's controls, for example when it is taken over: that is not leaving. In milliseconds. */
const REMOUNT_MS = 500

/** Timers of documents that appear to have been left, by request path. */
const leaveTimers = new Map<ApiPath, ReturnType<typeof setTimeout>>()

/**
 * Guards unsaved changes, and releases the lock when the user leaves the document. Payload does so only until the first
 * save.
 */
export function LeaveDocument() {
  const call = useCall()
  const { id, collectionSlug, documentLockState } = useDocumentInfo()
  const { user } = useAuth()
  const userId = user?.id
  const path: ApiPath | null = id && collectionSlug ? `/documents/${collectionSlug}/${id}/leave` : null
  useEffect(() => {
    if (!path) return
    clearTimeout(leaveTimers.get(path))
    const hasLock = () => {
      const holder = documentLockState.current?.user
      return (typeof holder === 'object' ? holder?.id : holder) === userId
    }
    const onPageHide = () => {
      if (hasLock()) leave(call, path)
    }
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      if (hasLock())
        leaveTimers.set(
          path,
          setTimeout(() => leave(call, path), REMOUNT_MS),
        )
    }
  }, [call, documentLockState, userId, path])
  return <LeaveGuard />
}

/** The request outlives the page. If it fails, the lock expires by itself. */
function leave(call: Call, path: ApiPath): void {
  leaveTimers.delete(path)
  call(path, { body: {}, keepalive: true }).catch(() => undefined)
}
