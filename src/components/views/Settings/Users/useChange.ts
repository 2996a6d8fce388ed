'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { ActionResult } from '../../../../endpoints/toAction'
import { useApi } from '../../../calls/useApi'

interface Change {
  method: 'DELETE' | 'PATCH' | 'POST'
  path: `/${string}`
  body?: object
  /** Said when it is done. */
  done: string
  /** Said when the server could not be reached or had no words of its own. */
  failed: string
  /** What the server says about the first field comes before what it says on the whole. Default: the other way round. */
  prefersErrors?: boolean
}

export interface Changing {
  /** Something is on its way, or what it changed is being read again. */
  isBusy: boolean
  change: <Doc>(change: Change) => Promise<ActionResult<Doc>>
}

/** Changes something on the server, says how it went, and has the screen read again: what is shown is what is stored. */
export function useChange(): Changing {
  const call = useApi()
  const router = useRouter()
  const [isCalling, setCalling] = useState(false)
  const [isReading, startReading] = useTransition()

  async function change<Doc>({ body, done, failed, method, path, prefersErrors }: Change): Promise<ActionResult<Doc>> {
    setCalling(true)
    const result = await call<Doc>(method, path, body)
    setCalling(false)
    if (result.success) {
      toast.success(done)
      startReading(() => router.refresh())
    } else toast.error((prefersErrors && result.errors?.[0]?.message) || result.error || failed)
    return result
  }

  return { change, isBusy: isCalling || isReading }
}
