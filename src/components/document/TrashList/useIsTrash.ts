'use client'

import { useParams } from 'next/navigation'

/** Is the list of what lies in the trash on screen? A document that lies there has an address below it. */
export function useIsTrash(): boolean {
  const { segments = [] } = useParams<{ segments?: string[] }>()
  return segments.length === 3 && segments[0] === 'collections' && segments[2] === 'trash'
}
