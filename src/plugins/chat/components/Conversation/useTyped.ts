'use client'

import { useEffect, useState } from 'react'
import { isRecord } from '../../../../lib/values'

/** In the browser's storage: what is typed and not sent yet, of one person at one site. */
const KEY = 'chat-input'

function stored(owner: string): string {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return isRecord(kept) && kept.owner === owner && typeof kept.text === 'string' ? kept.text : ''
  } catch {
    return ''
  }
}

function keep(owner: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(KEY, JSON.stringify({ owner, text }))
    else window.localStorage.removeItem(KEY)
  } catch {
    // A browser may forbid to keep anything: then it is gone with the page.
  }
}

/** What somebody types, kept until it is sent. @param owner person and site */
export function useTyped(owner: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // The server does not know what a browser keeps.
    const timer = setTimeout(() => setText((typed) => typed || stored(owner)))
    return () => clearTimeout(timer)
  }, [owner])
  const type = (typed: string) => {
    setText(typed)
    keep(owner, typed)
  }
  return [text, type]
}
