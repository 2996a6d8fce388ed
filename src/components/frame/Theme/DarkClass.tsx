'use client'

import { useEffect, type ReactNode } from 'react'

/** Keeps the class `dark` on the page in step with its `data-theme`, whoever changes it. */
export function DarkClass({ children }: { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    const follow = () => root.classList.toggle('dark', root.dataset.theme === 'dark')
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return children
}
