'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useIsTrash } from '../TrashList/useIsTrash'

/** Shown in the list of a type, and neither in a picker nor in the trash, which have words of their own. */
export function InListOnly({ children }: { children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext()
  const isTrash = useIsTrash()
  return isInDrawer || isTrash ? null : children
}
