'use client'

import { Button } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

/** Renders the tab like Payload's own document tabs. */
export function TranslateTabLink({ href, label }: { href: string; label: string }) {
  const isActive = usePathname() === href
  return (
    <Button
      buttonStyle="tab"
      className={isActive ? 'doc-tab doc-tab--active' : 'doc-tab'}
      disabled={isActive}
      el={isActive ? 'div' : 'link'}
      margin={false}
      size="medium"
      to={isActive ? undefined : href}
    >
      <span className="doc-tab__label">{label}</span>
    </Button>
  )
}
