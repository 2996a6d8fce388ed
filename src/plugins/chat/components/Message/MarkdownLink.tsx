'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { linkTarget } from '../../lib/screen/linkTarget'
import { useChatScope } from './ChatScope'

/** A link of an answer: into the admin or to the site. Any other is its text, with the host that it names. */
export function MarkdownLink({ address, children }: { address: string; children: ReactNode }) {
  const target = linkTarget(address, useChatScope())
  if (target.kind === 'text') {
    return (
      <>
        {children}
        {target.host && <> ({target.host})</>}
      </>
    )
  }
  if (target.kind === 'admin') {
    return (
      <Link href={target.href} prefetch={false}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target.href} rel="noreferrer" target="_blank">
      {children}
    </a>
  )
}
