'use client'

import { useEffect, useRef, useState } from 'react'
import { useApi, useMessages } from '@/exports/client'
import { forReader } from '../../lib/forReader'
import styles from './Reference.module.css'

/** Only a reader: no console that would call the API, no field for a token. */
const OPTIONS = ['collapse', 'hide-authentication', 'hide-console', 'hide-server-selection']

/** Loads the reader and the description from our own server. Nothing is loaded from elsewhere. */
export function Reference() {
  const t = useMessages()
  const call = useApi()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'failed' | 'loading' | 'shown'>('loading')

  useEffect(() => {
    let hasLeft = false
    async function show() {
      const [result] = await Promise.all([
        call<Record<string, unknown>>('GET', '/openapi.json'),
        import('openapi-explorer/dist/browser/openapi-explorer.min.js'),
      ])
      if (hasLeft || !place.current) return
      if (!result.success) return setState('failed')
      const reader = document.createElement('openapi-explorer')
      for (const option of OPTIONS) reader.setAttribute(option, 'true')
      place.current.replaceChildren(reader)
      await reader.loadSpec(forReader(result.doc))
      setState('shown')
    }
    show().catch(() => setState('failed'))
    return () => {
      hasLeft = true
    }
  }, [call])

  return (
    <>
      {state !== 'shown' && <p role="status">{t(state === 'failed' ? 'tokenApiFailed' : 'tokenApiLoading')}</p>}
      <div className={styles.reference} dir="ltr" lang="en" ref={place} />
    </>
  )
}
