'use client'

import { useEffect, useRef, useState } from 'react'
import { LeaveDialog } from './LeaveDialog'

/** Warns before changes are lost: on closing the tab by the browser, on following a link by a question of ours. */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  const isSure = useRef(false)
  useEffect(() => {
    if (!isChanged) return
    isSure.current = false
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isSure.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const followed = event.target instanceof Element ? event.target.closest('a[href]') : null
      const isElsewhere =
        followed instanceof HTMLAnchorElement &&
        followed.target !== '_blank' &&
        !followed.getAttribute('href')?.startsWith('#')
      if (isSure.current || !isElsewhere || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      event.stopPropagation()
      setLink(followed)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isChanged])

  function leave(): void {
    isSure.current = true
    setLink(null)
    link?.click()
  }
  return <LeaveDialog isOpen={link !== null} onLeave={leave} onStay={() => setLink(null)} />
}
