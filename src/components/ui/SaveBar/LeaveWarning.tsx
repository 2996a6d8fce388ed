'use client'

import { useEffect, useRef, useState } from 'react'
import { LeaveDialog } from './LeaveDialog'

/** Whether a click shows another page in place of this one: not in a new tab or window, and not as a download. */
const replacesPage = (anchor: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  anchor.target !== '_blank' &&
  !anchor.hasAttribute('download') &&
  !anchor.getAttribute('href')?.startsWith('#') &&
  !(altKey || ctrlKey || metaKey || shiftKey)

/**
 * Warns before unsaved changes are lost: the browser's prompt on closing the tab, our own dialog on following a link.
 */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  /** Whether the click on the link, made again after the confirmation, is being handled. */
  const isFollowing = useRef(false)
  /** Whether the page may unload: from the confirmation until something else is done, as a link may lead nowhere. */
  const isConfirmed = useRef(false)
  useEffect(() => {
    if (!isChanged) return
    isConfirmed.current = false
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isConfirmed.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (isFollowing.current) return
      isConfirmed.current = false
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!anchor || !replacesPage(anchor, event)) return
      event.preventDefault()
      event.stopPropagation()
      setLink(anchor)
    }
    const onKey = () => void (isConfirmed.current = false)
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isChanged])

  function leave(): void {
    isConfirmed.current = true
    setLink(null)
    isFollowing.current = true
    link?.click()
    isFollowing.current = false
  }
  return <LeaveDialog isOpen={link !== null} onLeave={leave} onStay={() => setLink(null)} />
}
