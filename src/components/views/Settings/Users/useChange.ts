'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import { useApi } from '@/components/calls/useApi'

interface Change {
  method: 'DELETE' | 'PATCH' | 'POST'
  path: `/${string}`
  body?: object
  /** Success message. */
  done: string
  /** Fallback error message, if the server was unreachable or sent none. */
  failed: string
  /** Prefers the first field error to the overall message. Default: the other way round. */
  prefersErrors?: boolean
}

export interface ChangeState {
  /** A request is pending, or the screen is being refreshed after one. */
  isBusy: boolean
  change: <Doc>(change: Change) => Promise<ActionResult<Doc>>
}

/** Sends a change, reports the outcome and refreshes the screen, so that it shows what is stored. */
export function useChange(): ChangeState {
  const call = useApi()
  const router = useRouter()
  const [isCalling, setCalling] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()

  async function change<Doc>({ body, done, failed, method, path, prefersErrors }: Change): Promise<ActionResult<Doc>> {
    setCalling(true)
    const result = await call<Doc>(method, path, body)
    setCalling(false)
    if (result.success) {
      toast.success(done)
      startRefresh(() => router.refresh())
    } else toast.error((prefersErrors && result.errors?.[0]?.message) || result.error || failed)
    return result
  }

  return { change, isBusy: isCalling || isRefreshing }
}
