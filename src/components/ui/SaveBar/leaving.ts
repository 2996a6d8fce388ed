'use client'

import { localeButton } from '@/payload-patches/localeSwitch/localeButton'

/** Goes where the user asked to go. */
type Go = () => void

/** Decides whether and when to go, and calls `go` then. */
type Guard = (go: Go) => void

/** Of the forms on screen that have unsaved changes: a document, and those in drawers above it. */
const guards: Guard[] = []

/** Whether the page may be left: from the answer of the guards until something else is done, as a link may lead nowhere. */
let isAgreed = false
/** Whether the click that was held back is being made again. */
let isGoing = false

/** Leaves the screen by something other than a link, when the forms with unsaved changes agree. */
export function leaveFor(go: Go, remaining = [...guards]): void {
  const guard = remaining.pop()
  if (guard) return guard(() => leaveFor(go, remaining))
  isAgreed = true
  isGoing = true
  go()
  isGoing = false
}

/**
 * Asks the guard before the screen is left: by a link, by the browser's Back and Forward, or for another language of the
 * content. When the tab is closed or loaded again, the browser asks.
 * @returns ends it
 */
export function guardLeaving(guard: Guard): () => void {
  if (guards.length === 0) listen('addEventListener')
  guards.push(guard)
  return () => {
    guards.splice(guards.indexOf(guard), 1)
    if (guards.length === 0) listen('removeEventListener')
  }
}

function listen(change: 'addEventListener' | 'removeEventListener'): void {
  isAgreed = false
  document[change]('click', onClick, true)
  document[change]('keydown', onKey, true)
  window[change]('beforeunload', onUnload)
  navigationOf(window)?.[change]('navigate', onTraverse)
}

const onKey = (): void => void (isAgreed = false)

function onUnload(event: Event): void {
  if (!isAgreed) event.preventDefault()
}

function onClick(event: Event): void {
  if (isGoing) return
  isAgreed = false
  const { target } = event
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const control = anchor && replacesPage(anchor, event as MouseEvent) ? anchor : localeButton(target)
  if (!control) return
  event.preventDefault()
  event.stopPropagation()
  leaveFor(() => control.click())
}

/** Whether a click shows another page in place of this one: not in a new tab or window, and not as a download. */
const replacesPage = (anchor: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  anchor.target !== '_blank' &&
  !anchor.hasAttribute('download') &&
  !anchor.getAttribute('href')?.startsWith('#') &&
  !(altKey || ctrlKey || metaKey || shiftKey)

function onTraverse(event: Event): void {
  const { destination, navigationType } = event as NavigateEvent
  // Browsers let a page hold its user back only if something was done on it since the last time.
  if (isAgreed || navigationType !== 'traverse' || !event.cancelable) return
  event.preventDefault()
  leaveFor(() => navigationOf(window)?.traverseTo(destination.key))
}

/** What is used of the browser's Navigation API, which TypeScript's own types lack. */
interface NavigationApi extends EventTarget {
  traverseTo: (key: string) => unknown
}

interface NavigateEvent extends Event {
  destination: { key: string }
  navigationType: string
}

/** Undefined in older browsers, where Back leaves at once. */
const navigationOf = (from: object): NavigationApi | undefined => (from as { navigation?: NavigationApi }).navigation
