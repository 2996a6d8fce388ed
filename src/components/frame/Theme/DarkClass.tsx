'use client'

import { useEffect, type ReactNode } from 'react'

/** Keeps the class `dark` on the root element in sync with its `data-theme`. */
export function DarkClass({ children }: { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    const update = () => root.classList.toggle('dark', root.dataset.theme === 'dark')
    update()
    const observer = new MutationObserver(update)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return children
}
