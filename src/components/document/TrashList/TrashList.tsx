'use client'

import { useIsTrash } from './useIsTrash'

/** Marks the trash list for style sheets. */
export function TrashList() {
  return useIsTrash() ? <div data-trash-list /> : null
}
