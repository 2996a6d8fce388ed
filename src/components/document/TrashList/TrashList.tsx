'use client'

import { useParams } from 'next/navigation'

/** Whether the trash list is on screen. A document in the trash has a URL below it. */
export function useIsTrash(): boolean {
  const { segments = [] } = useParams<{ segments?: string[] }>()
  return segments.length === 3 && segments[0] === 'collections' && segments[2] === 'trash'
}

/** Marks the trash list for style sheets. */
export function TrashList() {
  return useIsTrash() ? <div data-trash-list /> : null
}
