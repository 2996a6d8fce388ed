'use client'

import { useEffect, useState } from 'react'
import { isRecord } from '@/lib/values'

/** Local storage key of the unsent text of one user at one site. */
const KEY = 'chat-input'

function readStored(owner: string): string {
  try {
    const entry: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return isRecord(entry) && entry.owner === owner && typeof entry.text === 'string' ? entry.text : ''
  } catch {
    return ''
  }
}

function store(owner: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(KEY, JSON.stringify({ owner, text }))
    else window.localStorage.removeItem(KEY)
  } catch {
    // Storage may be blocked: the text is then lost with the page.
  }
}

/**
 * The text being typed, kept in local storage until it is sent.
 * @param owner user and site
 */
export function useDraftText(owner: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // Local storage is not available during server rendering.
    const timer = setTimeout(() => setText((typed) => typed || readStored(owner)))
    return () => clearTimeout(timer)
  }, [owner])
  const type = (typed: string) => {
    setText(typed)
    store(owner, typed)
  }
  return [text, type]
}
