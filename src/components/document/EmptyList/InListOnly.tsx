'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useIsTrash } from '../TrashList/TrashList'

/** Hides its children in pickers and the trash, which have their own texts. */
export function InListOnly({ children }: { children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext()
  const isTrash = useIsTrash()
  return isInDrawer || isTrash ? null : children
}
