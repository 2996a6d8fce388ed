'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { readNotices, type NoticesState } from './notice'

/** An answer stands for all pages that are opened within this time. */
const FRESH_MS = 60_000

let latest: { at: number; state: NoticesState } | null = null

/** The person's notices, asked for once a minute at most, and when the panel opens. */
export function useNotices(): { reload: () => void; state: NoticesState } {
  const { routes, serverURL } = useConfig().config
  const [state, setState] = useState<NoticesState>(latest?.state ?? { kind: 'loading' })
  const address = `${serverURL}${routes.api}/notices`
  const reload = useCallback(() => {
    fetch(address, { credentials: 'include' })
      .then(readNotices, () => ({ kind: 'failed' }) as const)
      .then((next) => {
        latest = { at: Date.now(), state: next }
        setState(next)
      })
      .catch(() => setState({ kind: 'failed' }))
  }, [address])
  useEffect(() => {
    if (!latest || Date.now() - latest.at > FRESH_MS) reload()
  }, [reload])
  return { reload, state }
}
