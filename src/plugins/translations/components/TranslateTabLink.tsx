'use client'

import { Button } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

/** As Payload renders the other tabs of a document. */
export function TranslateTabLink({ href, label }: { href: string; label: string }) {
  const isHere = usePathname() === href
  return (
    <Button
      buttonStyle="tab"
      className={isHere ? 'doc-tab doc-tab--active' : 'doc-tab'}
      disabled={isHere}
      el={isHere ? 'div' : 'link'}
      margin={false}
      size="medium"
      to={isHere ? undefined : href}
    >
      <span className="doc-tab__label">{label}</span>
    </Button>
  )
}
