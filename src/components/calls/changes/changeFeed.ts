'use client'

import { CallError } from '../CallError'
import type { CallStream } from '../useCallStream'

/** A kind that stands for all, as the server sends it: changes may have been missed. */
const ANYTHING = '*'

/** Without a sign of life for this long a stream counts as lost, in milliseconds. The server sends one every 25 s. */
const SILENCE_MS = 60_000
/** Delays before connecting again, in milliseconds: doubled with each failure. */
const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000
/** Within this time screens ask again after `ANYTHING`, which reaches all browsers at once, in milliseconds. */
const SPREAD_MS = 5_000
/** A stream opened this soon after the page has missed nothing, in milliseconds. */
const FRESH_PAGE_MS = 5_000

/** @param isChanged whether things of a kind may have changed */
type Listener = (isChanged: (kind: string) => boolean) => void

const listeners = new Set<Listener>()
let isLive = false

/** Whether changes arrive by themselves. Otherwise screens ask now and then. */
export const isFeedLive = (): boolean => isLive

/** Calls back with every batch of changes. @returns unsubscribes */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Receives what changes in a site. All tabs of the browser share one stream: the tab that holds a lock reads it and
 * passes it on. Browsers without locks, and addresses without TLS, do without.
 * @returns ends it
 */
export function startChangeFeed(tenantId: string, open: CallStream): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined
  const end = new AbortController()
  const name = `callboard-changes:${tenantId}`
  const channel = new BroadcastChannel(name)
  let silence: ReturnType<typeof setTimeout> | undefined
  const setLive = (live: boolean) => {
    clearTimeout(silence)
    isLive = live
    if (live) silence = setTimeout(() => setLive(false), SILENCE_MS)
  }
  let spread: ReturnType<typeof setTimeout> | undefined
  const notifyOfAnything = () => {
    spread = undefined
    for (const listener of listeners) listener(() => true)
  }
  const receive = (kinds: string[]) => {
    setLive(true)
    const changed = new Set(kinds)
    if (changed.has(ANYTHING)) spread ??= setTimeout(notifyOfAnything, Math.random() * SPREAD_MS)
    else if (changed.size > 0) for (const listener of listeners) listener((kind) => changed.has(kind))
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(toKinds(data))
  const publish = (kinds: string[]) => {
    channel.postMessage(kinds)
    receive(kinds)
  }
  navigator.locks
    .request(name, { signal: end.signal }, () => readAsLeader({ open, publish, signal: end.signal, tenantId }))
    .catch(() => undefined)
  return () => {
    end.abort()
    channel.close()
    clearTimeout(spread)
    setLive(false)
  }
}

interface Leader {
  open: CallStream
  publish: (kinds: string[]) => void
  signal: AbortSignal
  tenantId: string
}

/** Reads the stream, again and again, until it is ended or the server refuses this person. */
async function readAsLeader({ open, publish, signal, tenantId }: Leader): Promise<void> {
  let mayHaveMissed = performance.now() > FRESH_PAGE_MS
  let failures = 0
  while (!signal.aborted) {
    const lost = new AbortController()
    let silence: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(silence)
      silence = setTimeout(() => lost.abort(), SILENCE_MS)
    }
    let retryAfter = 0
    try {
      watch()
      const events = await open(`/changes?tenantId=${tenantId}`, { signal: AbortSignal.any([signal, lost.signal]) })
      for await (const { data } of events ?? []) {
        watch()
        failures = 0
        publish(mayHaveMissed ? [ANYTHING] : toKinds(readKinds(data)))
        mayHaveMissed = false
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.failure === 'signedOut' || error.failure === 'notFound' || error.failure === 'forbidden') return
      retryAfter = (error.retryAfter ?? 0) * 1_000
    } finally {
      clearTimeout(silence)
    }
    mayHaveMissed = true
    failures += 1
    await pause(Math.max(retryAfter, retryDelay(failures)), signal)
  }
}

/** Spread, so that the browsers of a restarted server do not come back all at once. */
const retryDelay = (failures: number): number =>
  Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function readKinds(data: string): unknown {
  const event: unknown = JSON.parse(data)
  return typeof event === 'object' && event !== null && 'kinds' in event ? event.kinds : []
}

const toKinds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((kind): kind is string => typeof kind === 'string') : []
