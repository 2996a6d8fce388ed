'use client'

import { useEffect, useRef, useState } from 'react'
import { LeaveDialog } from './LeaveDialog'

/**
 * Warns before unsaved changes are lost: the browser's prompt on closing the tab, our own dialog on following a link.
 */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  const isConfirmed = useRef(false)
  useEffect(() => {
    if (!isChanged) return
    isConfirmed.current = false
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isConfirmed.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
      const isElsewhere =
        anchor instanceof HTMLAnchorElement &&
        anchor.target !== '_blank' &&
        !anchor.getAttribute('href')?.startsWith('#')
      if (isConfirmed.current || !isElsewhere || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      event.stopPropagation()
      setLink(anchor)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isChanged])

  function leave(): void {
    isConfirmed.current = true
    setLink(null)
    link?.click()
  }
  return <LeaveDialog isOpen={link !== null} onLeave={leave} onStay={() => setLink(null)} />
}
