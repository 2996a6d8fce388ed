'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/components/calls/callApi'
import { CallError } from '@/components/calls/CallError'

/** Texts of the page, in the UI language if it is known. */
export interface FailureMessages {
  away: string
  failed: string
  title: string
  tryAgain: string
}

interface Props {
  /** URL of the REST API, whose health check reports whether the server's dependencies are available. */
  apiRoot: string
  onRetry: () => void
  messages: FailureMessages
}

/** Replaces a page that failed to render: says what is wrong and offers a retry. The session is kept. */
export function Failure({ apiRoot, onRetry, messages }: Props) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let isShown = true
    callApi({ root: apiRoot }, '/health/ready').then(
      () => isShown && setAway(false),
      (error: unknown) =>
        isShown &&
        setAway(error instanceof CallError && (error.failure === 'unavailable' || error.failure === 'offline')),
    )
    return () => {
      isShown = false
    }
  }, [apiRoot])
  return (
    <main style={page}>
      <h1 style={heading}>{messages.title}</h1>
      <p role="status">{isAway ? messages.away : messages.failed}</p>
      <button onClick={onRetry} style={button} type="button">
        {messages.tryAgain}
      </button>
    </main>
  )
}

// The admin's style sheet may be missing, so the page has its own styles.
const page = {
  fontFamily: 'system-ui, sans-serif',
  fontSize: 14,
  lineHeight: 1.5,
  margin: '15vh auto 0',
  maxWidth: 480,
  padding: 24,
} as const
const heading = { fontSize: 22, fontWeight: 600, margin: '0 0 8px' } as const
const button = {
  background: '#141414',
  border: '1px solid #888',
  borderRadius: 6,
  color: '#fff',
  cursor: 'pointer',
  fontSize: 14,
  marginTop: 16,
  minHeight: 36,
  padding: '0 14px',
} as const
