'use client'

import { useEffect } from 'react'
import { useWords } from '../useWords'

/** Warns before changes are lost: on closing the tab by the browser, on following a link by a question of ours. */
export function useLeaveWarning(isChanged: boolean): void {
  const question = useWords()('leave')
  useEffect(() => {
    if (!isChanged) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || event.metaKey || event.ctrlKey) return
      if (window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isChanged, question])
}
