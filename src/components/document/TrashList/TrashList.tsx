'use client'

import { useIsTrash } from './useIsTrash'

/** Marks the list of what lies in the trash, for what looks different there. */
export function TrashList() {
  return useIsTrash() ? <div data-trash-list /> : null
}
